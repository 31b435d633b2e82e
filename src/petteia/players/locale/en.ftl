### Who the bots are: a name from myth for every level and seat, and how a level plays.

## Mortals who went wrong, heroes, the wise, those who see what comes

bot-1-1 = Midas
bot-1-2 = Epimetheus
bot-1-3 = Icarus
bot-1-4 = Elpenor
bot-1-5 = Thersites
bot-2-1 = Phaethon
bot-2-2 = Narcissus
bot-2-3 = Paris
bot-2-4 = Tantalus
bot-2-5 = Ganymede
bot-3-1 = Jason
bot-3-2 = Orpheus
bot-3-3 = Perseus
bot-3-4 = Theseus
bot-3-5 = Atalanta
bot-4-1 = Ajax
bot-4-2 = Hector
bot-4-3 = Diomedes
bot-4-4 = Achilles
bot-4-5 = Penthesilea
bot-5-1 = Odysseus
bot-5-2 = Nestor
bot-5-3 = Circe
bot-5-4 = Medea
bot-5-5 = Daedalus
bot-6-1 = Prometheus
bot-6-2 = Cassandra
bot-6-3 = Tiresias
bot-6-4 = Metis
bot-6-5 = Themis

## How they play

bot-plays-1 = Takes what lies in front of it and misjudges most of it. Good company for a first game.
bot-plays-2 = Thinks about its own turn, has favourites and falls for them.
bot-plays-3 = Plays soundly, but overlooks what lies two turns away.
bot-plays-4 = Looks several turns ahead and knows what a move is worth.
bot-plays-5 = Thinks long and deep, and makes you pay for a careless move.
bot-plays-6 = The strongest: thinks about every decision for up to two seconds.

bot-random = Random bot
bot-greedy = Greedy bot
