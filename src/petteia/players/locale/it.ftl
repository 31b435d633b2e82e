### Chi sono i bot: un nome dal mito per ogni livello e posto, e come gioca un livello.

## Mortali sfortunati, eroi, saggi, chi vede il futuro

bot-1-1 = Mida
bot-1-2 = Epimeteo
bot-1-3 = Icaro
bot-1-4 = Elpenore
bot-1-5 = Tersite
bot-2-1 = Fetonte
bot-2-2 = Narciso
bot-2-3 = Paride
bot-2-4 = Tantalo
bot-2-5 = Ganimede
bot-3-1 = Giasone
bot-3-2 = Orfeo
bot-3-3 = Perseo
bot-3-4 = Teseo
bot-3-5 = Atalanta
bot-4-1 = Aiace
bot-4-2 = Ettore
bot-4-3 = Diomede
bot-4-4 = Achille
bot-4-5 = Pentesilea
bot-5-1 = Ulisse
bot-5-2 = Nestore
bot-5-3 = Circe
bot-5-4 = Medea
bot-5-5 = Dedalo
bot-6-1 = Prometeo
bot-6-2 = Cassandra
bot-6-3 = Tiresia
bot-6-4 = Meti
bot-6-5 = Temi

## Come giocano

bot-plays-1 = Prende ciò che ha davanti e quasi sempre ne sbaglia il valore. Ideale per la prima partita.
bot-plays-2 = Pensa al proprio turno, ha i suoi favoriti e spesso ci casca.
bot-plays-3 = Gioca con buon senso, ma non vede ciò che accadrà fra due turni.
bot-plays-4 = Guarda diversi turni avanti e sa quanto vale una mossa.
bot-plays-5 = Pensa a lungo e a fondo, e fa pagare ogni distrazione.
bot-plays-6 = Il più forte: pensa a ogni decisione fino a due secondi.

bot-random = Bot casuale
bot-greedy = Bot goloso
