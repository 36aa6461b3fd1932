## The story of the campaign "The Unsettled Country": scenarios with their choices and endings, and the
## locations of the country. Everything here is told by the rules when its time has come.

divinus-story-1-title = Loose Ground
divinus-story-1-intro = On the morning the northern sails appear, the coast of Hellas comes loose from its moorings. Hills wander, bays open where roads ran, and the ground holds still only where a demigod has walked. Two voices older than any temple notice you: Gaia, who wants many shores, and Ymir, whose scattered body wants to be whole.
divinus-story-1-prompt = Three peoples share your well and want one landmark to swear by. What do they raise?
divinus-story-1-pier = A pier
divinus-story-1-pier-text = Boats first: whoever comes next should be able to tie up. The Vikings drive the piles, the Greeks price them, and the barbarians fish from the gaps.
divinus-story-1-pier-later = Your pier has been up for a season and already nobody remembers the bay without it. Half the iron in the country was landed there.
divinus-story-1-cairn = A cairn
divinus-story-1-cairn-text = Names first: whoever comes next should know who was here. Everybody brings one stone, and the quarrel is only about whose lies on top.
divinus-story-1-cairn-later = The cairn has grown by itself over the winter. Travellers add a name when they pass, and not all of them add their own.
divinus-story-1-won-greek = The shoreline settles with a sigh, all inlets and elbows. Gaia laughs somewhere under the barley and tells you to keep walking. On the beach the newcomers unload axes, looms and children, in that order.
divinus-story-1-won-norse = The ridge goes quiet and lies down like a sleeper who has found the pillow. Ymir says nothing, which those who know him call praise. On the beach the newcomers unload axes, looms and children, in that order.

divinus-story-2-title = Hammer and Anvil
divinus-story-2-intro = Two smiths have set up shop on opposite sides of the same spring and refuse to share the water. Hephaestus mends what rolls; Velund makes what is worn; both take payment in luck. Athena has begun to count citizens and Tyr has begun to count oaths, and each suspects the other of counting twice.
divinus-story-2-prompt = Since the smiths fell out, the only milestone on the road lies in two halves. In whose tongue is the new one carved?
divinus-story-2-greek = A milestone in Greek
divinus-story-2-greek-text = Distances, tariffs, and a joke nobody admits to. By evening a clerk is sitting beside it as if he had come with the stone.
divinus-story-2-greek-later = The road with the Greek milestone is the better road now. It is also the one with a clerk on it.
divinus-story-2-runes = A milestone in runes
divinus-story-2-runes-text = No distances, only warnings. By evening free folk are sitting round it, because a stone that says nothing useful is a good place to argue.
divinus-story-2-runes-later = Where the rune stone stands there is shouting on every full moon, and on the morning after there is law.
divinus-story-2-won-greek = Athena's tally fits on one wax tablet and she reads it aloud, slowly. The host on the hill hears itself outnumbered and, for tonight, stays on the hill. The two smiths divide the spring with a plank.
divinus-story-2-won-norse = Tyr lifts the hand he has left and a thousand others go up behind it. The city below counts them and bars one gate, then another. The two smiths divide the spring with a plank.

divinus-story-3-title = Smoke Without Fire
divinus-story-3-intro = Wherever the old stones stand, smoke now rises with nothing burning under it. Apollo's people say it is a request for roofs; Baldr's people say it is a request for silence under roofs. Masons arrive before anyone has sent for masons.
divinus-story-3-prompt = The pilgrims stop where two processions meet. Which light do they follow?
divinus-story-3-lamp = Follow the lamp
divinus-story-3-lamp-text = A small flame, carried carefully. Nobody can say who lit it, and by the third day nobody asks.
divinus-story-3-lamp-later = The lamp the pilgrims followed still burns at noon. Runners have begun to set their pace by it.
divinus-story-3-prow = Follow the prow
divinus-story-3-prow-text = A ship's beam, carried on forty shoulders. It is set down where the forty get tired, and that turns out to be holy.
divinus-story-3-prow-later = The prow the pilgrims carried points inland, and roofs are growing in the direction it points.
divinus-story-3-won-greek = By dusk the smoke bends south and smells of laurel. Apollo tunes one string and does not play it. The masons present a bill to everybody.
divinus-story-3-won-norse = By dusk the smoke stands straight up, as if painted. Baldr walks under it and comes out unsooted. The masons present a bill to everybody.

divinus-story-4-title = The Wager of Messages
divinus-story-4-intro = Hermes swears no sentry ever born can stop him; Heimdall swears no runner ever born can surprise him. They have bet a whole valley on it, and the valley would like a word. You are to lay the course, the gods will run and watch it, and the first to be satisfied takes the stake.
divinus-story-4-prompt = The ferryman who carried the bribes of both gods offers you his route, if you forget who told you. Who inherits it?
divinus-story-4-runner = The runner
divinus-story-4-runner-text = Sandals on every lintel by the weekend. Hermes says he owes you one, and says it on his way out.
divinus-story-4-runner-later = Letters cross the country faster than the country moves. Some of them have started to arrive before they are written.
divinus-story-4-watchman = The watchman
divinus-story-4-watchman-text = One rock, one horn, no surprises. Heimdall says he will remember it, and nobody has ever known him to forget.
divinus-story-4-watchman-later = The horn on the rock has not been blown since the wager. People have begun to sleep well, and to feel watched, in that order.
divinus-story-4-won-greek = Hermes arrives before his own footsteps and apologises to nobody. The valley is Greek on paper by morning. Heimdall, very still, asks where the paper was made.
divinus-story-4-won-norse = Heimdall says 'left sandal' and Hermes, invisible, stops. The valley gets a horn and a curfew. Somewhere a sandal is thrown at a tree.

divinus-story-5-title = Two Hunters
divinus-story-5-intro = Artemis and Skadi have agreed on only one thing, which is that the other should leave the wood. While they argue, mortal heroes drift in to the edge of your fires, each with one trick and several stories. Someone among them is carrying a coal that does not belong to him.
divinus-story-5-prompt = The coal is found in your camp, and both heavens want it back. What do you do with it before they arrive?
divinus-story-5-share = Pass the coal round
divinus-story-5-share-text = By dawn there is nothing left to return: one coal has become a hundred hearths, and each of them was somebody's idea.
divinus-story-5-share-later = There has been fire in every camp since the theft. Things with good noses and bad manners have noticed.
divinus-story-5-ice = Put the coal on ice
divinus-story-5-ice-text = It will keep; so will your name. The ice round it glows a little, and you tell the envoys of both heavens that it has always done that.
divinus-story-5-ice-later = The stolen coal lies under the ice and keeps burning. Something out in the dark has come to look at the light.
divinus-story-5-won-greek = Artemis looses once, at nothing, and every path in the wood turns to follow the arrow. Skadi concedes the trees and keeps the cold. The heroes stay for breakfast and then for the war.
divinus-story-5-won-norse = Skadi walks uphill and the snow line comes with her. Artemis takes her hounds lower and does not look back. The heroes stay for breakfast and then for the war.

divinus-story-6-title = What Followed the Ships
divinus-story-6-intro = No fleet sails alone; things follow the smell of bread. Some came behind the longships and some were here all along, waiting to be blamed. Nike promises a wreath for every head brought in, and Vidar, who does not promise, has drawn a line and stands on it.
divinus-story-6-prompt = The hunt is over, and some of the quarry is still breathing. It looks at you as if you were the one who decides, and you are. What now?
divinus-story-6-cage = Cage the beast
divinus-story-6-cage-text = A beast fed is a beast owed. Children come to look at it, then scholars, and then, at night, something that resembles it.
divinus-story-6-cage-later = What you caged eats well. It has stopped looking at the door and begun to look at the dead who pass on the road.
divinus-story-6-bury = Bury the beast
divinus-story-6-bury-text = And plant something on top. The saplings take at once, which everybody calls a good sign and nobody calls natural.
divinus-story-6-bury-later = The trees over the buried beasts bear early this year. The dead, passing on their way to the river, have been helping themselves.
divinus-story-6-won-greek = Wreaths are handed out until the laurel looks plucked. The hunters of the south have the longer list and read it at dinner. At the edge of the firelight something large is also listening.
divinus-story-6-won-norse = Vidar steps off his line, which nobody has seen before, and nods. The hunters of the north have the longer list and cannot read it, but they can sing it. At the edge of the firelight something large is also listening.

divinus-story-7-title = The Crowded Ford
divinus-story-7-intro = The dead of this war arrive at one river and find two ferries. Hades claims them by soil, Hel claims them by manner of dying, and the barbarian dead, claimed by neither, have begun to camp. The dog that should be keeping order has slipped its chain and is guarding whatever it likes.
divinus-story-7-prompt = The queue is longer than the river. A second boat is needed, or a second door: which do you build?
divinus-story-7-boat = A second boat
divinus-story-7-boat-text = You will row it yourself on odd days. The first passenger asks what it costs, and you find you have not thought about it.
divinus-story-7-boat-later = Two boats cross at the ford now, and on quiet nights you can hear the oars argue. Then, upstream, something sets the reeds alight.
divinus-story-7-door = A second door
divinus-story-7-door-text = You will hold it yourself on cold days. It stands in the open with no wall on either side, and nobody walks round it.
divinus-story-7-door-later = Frost forms round your door even at noon, and the grass before it is the only grass in the valley that has not caught fire.
divinus-story-7-won-greek = Hades closes the ledger and the ford clears, one polite shade at a time. He leaves the barbarians a field, unfenced. The dog comes home muddy and pleased.
divinus-story-7-won-norse = Hel opens her hall and the queue turns round without complaint. She leaves the barbarians a bench, near the fire. The dog comes home muddy and pleased.

divinus-story-8-title = Embers over the Barley
divinus-story-8-intro = Something with three opinions and one appetite is burning its way down the valley. Demeter wants the people spread thin so that no fire can find them all; Thor wants them in one place so that he knows where to stand. The smiths have sent up a jar of something golden, for the blisters.
divinus-story-8-hermes = Hermes pays what he owes: he is back before anyone has sent for him, and takes a seat in the council that Gaia has left to look after her hills.
divinus-story-8-heimdall = Heimdall has not forgotten: he comes down to stand where Vidar stood, so that Vidar may, for once, sit.
divinus-story-8-prompt = The line held, on one field, for one night, and it was enough. What should mark it?
divinus-story-8-firebreak = A firebreak
divinus-story-8-firebreak-text = Bare earth, kept bare. It takes more work to grow nothing there than it ever took to grow barley.
divinus-story-8-firebreak-later = The firebreak runs through the green like a ruled line. This year the shadows on its two sides fall in different directions.
divinus-story-8-oak = An oak
divinus-story-8-oak-text = One tree, left standing on purpose. Everybody who was there drives a nail into it, and a good many who were not.
divinus-story-8-oak-later = The oak wears its nails like mail. In the morning its shadow points west and in the evening, lately, it points west too.
divinus-story-8-won-greek = By harvest there is a farm in every fold of the hills and no two share a fence. Demeter counts chimneys until she falls asleep. Thor, with nothing to stand in front of, helps with the stooks.
divinus-story-8-won-norse = The host gathers under one sky-dark cloud and the fire goes round it. Thor is hoarse and happy. Demeter, walking the ash behind them, has begun to plant.

divinus-story-9-title = The Divided Day
divinus-story-9-intro = The sun has been told to choose. Helios keeps the road to evening and Freyja keeps the field of morning, and between them noon has become a border crossing. Your own luck has had enough of borders: a piece of ground no bigger than a threshold has started to follow you about.
divinus-story-9-prompt = Noon needs a gate, and there is timber for exactly one. On which side of the day do you hang it?
divinus-story-9-west = A gate in the west
divinus-story-9-west-text = So that evening must ask to come in. It does ask, politely, each day a little earlier.
divinus-story-9-west-later = Evenings queue at your gate and are let in one at a time. That is why nobody saw how late it was when the tide went out.
divinus-story-9-east = A gate in the east
divinus-story-9-east-text = So that morning must ask to come in. Half the country sleeps on; the other half has already had breakfast.
divinus-story-9-east-later = Mornings wait at your gate until somebody oils the hinge. That is why it was still dark when the tide went out.
divinus-story-9-won-greek = The light lies long and golden on the western fields and is in no hurry. Helios lets the horses walk. Each of you goes home followed by a small, loyal patch of earth.
divinus-story-9-won-norse = The light comes early and hard over the eastern fields and everyone is up. Freyja drives her cats through the dew. Each of you goes home followed by a small, loyal patch of earth.

divinus-story-10-title = Nine Necks of Water
divinus-story-10-intro = The tide went out in nine directions and came back with a neck in each. Poseidon means to own every bay it floods; Njord means to own one bay so good that nobody looks at the others. A tired captain with a patched sail offers himself as a guide and will not say what the trip will cost.
divinus-story-10-prompt = The water goes and leaves a piece of the sea floor on your shore. What do you make of it?
divinus-story-10-market = A market
divinus-story-10-market-text = Wet, loud and open for business. Whatever the sea took from anybody can be bought back there, at the price of somebody else's.
divinus-story-10-market-later = They trade waist deep in the drowned market. Lately an old woman with too many elbows has been asking there after her children.
divinus-story-10-skerry = A skerry
divinus-story-10-skerry-text = Bare rock and good knots. Those who mend their nets there come home with fewer words and better weather.
divinus-story-10-skerry-later = The nets on the skerry have been mended by somebody in the night, with hair. On the shore there are the marks of one very long guest.
divinus-story-10-won-greek = Every bay on the coast has a trident scratched on its sea wall by morning. Poseidon is generous and wants to be thanked nine times. The captain counts his crew, twice, and is surprised both times.
divinus-story-10-won-norse = One harbour shines like a dropped ring and every keel turns towards it. Njord stands in it to the ankles, content. The captain counts his crew, twice, and is surprised both times.

divinus-story-11-title = Mother of the Unwelcome
divinus-story-11-intro = She has come to ask where her children are. Echidna does not attack the coast; she walks into each of your countries separately and sits down. Hecate sets lamps where the roads knot and Frigg hangs keys on every hearth, and neither will say which of them let her in.
divinus-story-11-prompt = She asks you, quietly, for somewhere to put her children's toys. You have one cave. What do you make of it?
divinus-story-11-cradle = A cradle
divinus-story-11-cradle-text = Some debts are paid in floor space. She arranges the toys by size, thanks you by name, and does not say which of you she is counting.
divinus-story-11-cradle-later = Nothing has bitten anybody since the toys found a home. The mountain can be climbed now, and everybody can see what stands on it.
divinus-story-11-seal = A sealed cave
divinus-story-11-seal-text = Some doors are kinder shut. You roll the stone yourself, and from the other side something helps you push.
divinus-story-11-seal-later = The cave is shut, and on some nights it hums. The mountain above it can be climbed now, and everybody can see what stands on top.
divinus-story-11-won-greek = At every crossroads a lamp, at every lamp a crowd, and in no crowd a stranger. Hecate snuffs the last wick with her fingers. Two chairs on the mountain are being dusted, and a third.
divinus-story-11-won-norse = Every hearth has its key and every key its nail. Frigg goes home and leaves her own door on the latch. Two chairs on the mountain are being dusted, and a third.

divinus-story-12-title = The Empty Chair
divinus-story-12-intro = Zeus has a storm in his fist and Odin has the end of it on a rope, and neither can pull any further. Between them stands an empty chair, built by nobody, exactly the right height for you. Say whom you would rather sit beside; the land is listening, and it has learned to do as you tell it.
divinus-story-12-prompt = The chair is yours. What do you make first?
divinus-story-12-border = A border
divinus-story-12-border-text = Two skies, one hinge, and you on it.
divinus-story-12-border-end = A line goes down through the middle of the country, no thicker than a hair, and both skies lean on it and find that it holds.
divinus-story-12-table = A table
divinus-story-12-table-text = One sky, too many cooks, and you at the head.
divinus-story-12-table-end = It is long enough for everybody and a little too narrow, so that knees touch; before the soup is cold, somebody has laughed.
divinus-story-12-won-greek = The rope goes slack and Odin, laughing, sits down in the grass. Zeus opens his hand and the storm goes home. Somebody climbs into the empty chair, and the country, for the first time in a year, stops moving.
divinus-story-12-won-norse = The storm goes out like a lamp and Zeus, astonished, looks at his palm. Odin coils the rope over one shoulder. Somebody climbs into the empty chair, and the country, for the first time in a year, stops moving.

divinus-place-11 = Tidewatch Pier
divinus-place-11-title = Keeper of the Pier
divinus-place-11-text = Pilots trade rumours for rope on a pier that was not here last year.
divinus-place-11-a = Listen
divinus-place-11-a-text = You learn where the reefs moved.
divinus-place-11-b = Sell the moorings
divinus-place-11-b-text = Coins now, splinters later.

divinus-place-12 = Cairn of Names
divinus-place-12-title = Name-Carver
divinus-place-12-text = Every stone bears a name; some are still wet.
divinus-place-12-a = Add a stone
divinus-place-12-a-text = The hill remembers you.
divinus-place-12-b = Read them aloud
divinus-place-12-b-text = Something answers to one of them.

divinus-place-21 = Customs Stone
divinus-place-21-title = Toll-Reeve
divinus-place-21-text = A Greek clerk has measured the road and wants it to be grateful.
divinus-place-21-a = Pay the toll
divinus-place-21-a-text = He stamps your palm, twice.
divinus-place-21-b = Move the stone
divinus-place-21-b-text = Nobody can prove where it stood.

divinus-place-22 = Thing Mound
divinus-place-22-title = Law-Speaker
divinus-place-22-text = Free folk shout until one opinion is left standing.
divinus-place-22-a = Shout
divinus-place-22-a-text = Your voice carries better than you hoped.
divinus-place-22-b = Count spears
divinus-place-22-b-text = The quiet ones decide.

divinus-place-31 = The First Lamp
divinus-place-31-title = Lamplighter
divinus-place-31-text = A lamp burns at noon and throws no shadow.
divinus-place-31-a = Trim the wick
divinus-place-31-a-text = It steadies; so do you.
divinus-place-31-b = Carry it off
divinus-place-31-b-text = It burns wherever you set it down.

divinus-place-32 = The First Plank
divinus-place-32-title = Shipwright of Heaven
divinus-place-32-text = A roof-beam cut from a prow still smells of salt.
divinus-place-32-a = Nail it up
divinus-place-32-a-text = The hall leans into the wind.
divinus-place-32-b = Burn it
divinus-place-32-b-text = The smoke spells a bearing.

divinus-place-33 = Empty Lampstand
divinus-place-33-title = Lamplighter
divinus-place-33-text = Soot, and a very confident owl.
divinus-place-33-a = Leave an offering
divinus-place-33-a-text = The owl approves.
divinus-place-33-b = Ask the owl
divinus-place-33-b-text = It looks left. You go right.

divinus-place-34 = Salt Hearth
divinus-place-34-title = Shipwright of Heaven
divinus-place-34-text = Ash and nails, and a cat that outlived three crews.
divinus-place-34-a = Feed the cat
divinus-place-34-a-text = Good luck is mostly cats.
divinus-place-34-b = Follow the cat
divinus-place-34-b-text = It knows a short way.

divinus-place-41 = Runner's Rest
divinus-place-41-title = Swift Foot
divinus-place-41-text = Sandals hang from the lintel, all left feet.
divinus-place-41-a = Borrow a pair
divinus-place-41-a-text = They want to be elsewhere.
divinus-place-41-b = Carry a letter
divinus-place-41-b-text = The seal is warm.

divinus-place-42 = Horn Rock
divinus-place-42-title = Long Ear
divinus-place-42-text = Put your cheek to the rock and you hear tomorrow's boots.
divinus-place-42-a = Listen
divinus-place-42-a-text = So many boots.
divinus-place-42-b = Blow the horn
divinus-place-42-b-text = Everyone wakes.

divinus-place-51 = Ember Cave
divinus-place-51-title = Fire-Sharer
divinus-place-51-text = The stolen fire is kept in a fennel stalk by people who do not say thank you.
divinus-place-51-a = Warm your hands
divinus-place-51-a-text = Sleep comes off like a coat.
divinus-place-51-b = Share it out
divinus-place-51-b-text = Every camp gets a coal.

divinus-place-52 = Frozen Torch
divinus-place-52-title = Fire-Warden
divinus-place-52-text = Under the ice the flame goes on burning, furious.
divinus-place-52-a = Watch it
divinus-place-52-a-text = It cannot last; it lasts.
divinus-place-52-b = Break the ice
divinus-place-52-b-text = The bang is heard in two heavens.

divinus-place-53 = A Hundred Campfires
divinus-place-53-title = Fire-Sharer
divinus-place-53-text = From the ridge it looks as if the stars sat down to eat.
divinus-place-53-a = Sit
divinus-place-53-a-text = They make room.
divinus-place-53-b = Sing
divinus-place-53-b-text = Badly, and together.

divinus-place-61 = Menagerie Pit
divinus-place-61-title = Beast-Master
divinus-place-61-text = What you could not kill you can, apparently, keep.
divinus-place-61-a = Feed it
divinus-place-61-a-text = It learns your step.
divinus-place-61-b = Let one go
divinus-place-61-b-text = It leaves a debt behind.

divinus-place-62 = Bone Orchard
divinus-place-62-title = Grave-Pruner
divinus-place-62-text = Trees planted through ribs bear early.
divinus-place-62-a = Pick fruit
divinus-place-62-a-text = Sweet, with a snap.
divinus-place-62-b = Graft a branch
divinus-place-62-b-text = Next year something will know your name.

divinus-place-71 = Ferry of Two Oars
divinus-place-71-title = Second Ferryman
divinus-place-71-text = There is a queue, and it is polite, which is worse.
divinus-place-71-a = Row a shift
divinus-place-71-a-text = The river learns your weight.
divinus-place-71-b = Turn the boat
divinus-place-71-b-text = A few go home. A few.

divinus-place-72 = Door in the Frost
divinus-place-72-title = Door-Ward
divinus-place-72-text = It opens outward. You had hoped it opened inward.
divinus-place-72-a = Hold it shut
divinus-place-72-a-text = Your shoulder goes numb and famous.
divinus-place-72-b = Knock
divinus-place-72-b-text = A cold, correct voice thanks you for asking.

divinus-place-73 = Abandoned Landing
divinus-place-73-title = Second Ferryman
divinus-place-73-text = Two oars crossed in the mud, and no river.
divinus-place-73-a = Take an oar
divinus-place-73-a-text = It weighs nothing at all.
divinus-place-73-b = Wait
divinus-place-73-b-text = Nobody comes. It is restful.

divinus-place-81 = Firebreak
divinus-place-81-title = Barley-Shield
divinus-place-81-text = A black line, ruler-straight, with green on one side.
divinus-place-81-a = Walk it
divinus-place-81-a-text = Warm soles, cool head.
divinus-place-81-b = Widen it
divinus-place-81-b-text = You give up a field to keep a valley.

divinus-place-82 = Muster Oak
divinus-place-82-title = Oak-Captain
divinus-place-82-text = A thousand nails in one trunk: each is a promise.
divinus-place-82-a = Add a nail
divinus-place-82-a-text = It goes in easily. That is the worrying part.
divinus-place-82-b = Pull one out
divinus-place-82-b-text = Someone, somewhere, sleeps in.

divinus-place-91 = West Gate
divinus-place-91-title = Doorkeeper of Evening
divinus-place-91-text = Every evening it closes on someone's argument.
divinus-place-91-a = Go through
divinus-place-91-a-text = Shadows lend you length.
divinus-place-91-b = Prop it open
divinus-place-91-b-text = Evening gets in everywhere.

divinus-place-92 = East Gate
divinus-place-92-title = Doorkeeper of Morning
divinus-place-92-text = The hinges are frost and must be oiled with breath.
divinus-place-92-a = Go through
divinus-place-92-a-text = You arrive before you set out.
divinus-place-92-b = Prop it open
divinus-place-92-b-text = Nobody sleeps for a week.

divinus-place-101 = Drowned Agora
divinus-place-101-title = Fishmonger of Kings
divinus-place-101-text = At low tide they still haggle, waist deep.
divinus-place-101-a = Haggle
divinus-place-101-a-text = You win. You do not need any fish.
divinus-place-101-b = Raise a column
divinus-place-101-b-text = Gulls appoint you mayor.

divinus-place-102 = Skerry of Nets
divinus-place-102-title = Net-Reader
divinus-place-102-text = Holes in a net are how you tell the weather.
divinus-place-102-a = Mend
divinus-place-102-a-text = Patience refills you.
divinus-place-102-b = Cast
divinus-place-102-b-text = You pull up somebody's ring.

divinus-place-111 = Cradle Cavern
divinus-place-111-title = Godparent
divinus-place-111-text = The mother of monsters kept toys.
divinus-place-111-a = Leave a toy
divinus-place-111-a-text = Nothing bites you all day.
divinus-place-111-b = Take a toy
divinus-place-111-b-text = It is sharper than it looks.

divinus-place-112 = Sealed Cavern
divinus-place-112-title = Stone-Setter
divinus-place-112-text = Rolling this stone here took a morning and a song.
divinus-place-112-a = Check the seal
divinus-place-112-a-text = Tight.
divinus-place-112-b = Sing again
divinus-place-112-b-text = Something hums along.

