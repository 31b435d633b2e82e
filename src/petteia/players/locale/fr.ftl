### Qui sont les robots : un nom de la mythologie par niveau et par place, et la façon de jouer d’un niveau.

## Des mortels malavisés, des héros, des sages, ceux qui voient l’avenir

bot-1-1 = Midas
bot-1-2 = Épiméthée
bot-1-3 = Icare
bot-1-4 = Elpénor
bot-1-5 = Thersite
bot-2-1 = Phaéton
bot-2-2 = Narcisse
bot-2-3 = Pâris
bot-2-4 = Tantale
bot-2-5 = Ganymède
bot-3-1 = Jason
bot-3-2 = Orphée
bot-3-3 = Persée
bot-3-4 = Thésée
bot-3-5 = Atalante
bot-4-1 = Ajax
bot-4-2 = Hector
bot-4-3 = Diomède
bot-4-4 = Achille
bot-4-5 = Penthésilée
bot-5-1 = Ulysse
bot-5-2 = Nestor
bot-5-3 = Circé
bot-5-4 = Médée
bot-5-5 = Dédale
bot-6-1 = Prométhée
bot-6-2 = Cassandre
bot-6-3 = Tirésias
bot-6-4 = Métis
bot-6-5 = Thémis

## Leur façon de jouer

bot-plays-1 = Prend ce qui se présente et se trompe presque toujours sur sa valeur. Idéal pour une première partie.
bot-plays-2 = Pense à son propre tour, a ses préférences et s’y laisse prendre.
bot-plays-3 = Joue sainement, mais ne voit pas ce qui viendra dans deux tours.
bot-plays-4 = Regarde plusieurs tours en avant et connaît la valeur d’un coup.
bot-plays-5 = Réfléchit longuement et fait payer chaque négligence.
bot-plays-6 = Le plus fort : réfléchit jusqu’à deux secondes à chaque décision.

bot-random = Robot au hasard
bot-greedy = Robot glouton
