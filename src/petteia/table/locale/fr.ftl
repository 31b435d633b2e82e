### Ce que dit une table, quel que soit le jeu.

undo-nothing = Vous n’avez rien à reprendre.
undo-chance = Le hasard a décidé depuis : il faut l’accord de tous pour reprendre.
undo-another-acted = Un autre joueur a agi depuis : il faut l’accord de tous pour reprendre.
undo-secret = Le coup vous a appris quelque chose : il faut l’accord de tous pour le reprendre.

no-such-seat = Il n’y a pas de place { $number } à cette table.
not-your-seat = Cette place n’est pas la vôtre.
seat-taken = Cette place est prise.
no-seat-here = Vous n’avez pas de place à cette table.
not-the-host = Seul celui qui a ouvert la table peut le faire.
sent-away = L’hôte vous a renvoyé de cette table.
seat-kept = Cette place est gardée pour une personne invitée.
one-seat = Vous avez déjà une place ici ; les autres sont pour d’autres.
not-wanted = Quelqu’un à cette table ne souhaite pas jouer avec vous.
already-begun = La partie a commencé.
not-begun = La partie n’a pas commencé : il reste des places libres.
not-running = La partie n’est pas en cours.
not-over = La partie n’est pas finie.
table-is-over = La partie est finie.
stale = La table a avancé entre-temps ; voici où elle en est.
not-your-turn = Ce n’est pas votre tour.
not-in-one-go = Ces coups ne peuvent pas être joués d’un seul trait : après le premier, d’autres décident ou du nouveau se révèle.
nothing-to-set-up = Le plateau est déjà préparé : ce choix vous revient.
nothing-asked = Personne n’a rien demandé.
rematch-made = La revanche est déjà prête.
nobody-to-replace = Un robot joue déjà cette place.
not-absent = Un robot ne peut remplacer qu’un joueur absent depuis { $seconds } secondes.
no-draws = À ce jeu, on ne peut pas convenir d’une partie nulle.
bots-never-draw = Un robot n’accepte pas de partie nulle.
has-resigned = Vous avez abandonné cette partie ; un robot continue pour vous.

sat = { $seat } s’assied.
bot-sat = { $seat }, un robot de niveau { $level }, prend place.
left = La place { $number } est de nouveau libre.
began = La partie commence.
taken-back = { $seat } reprend un coup.
asked-undo = { $seat } demande à reprendre un coup.
asked-draw = { $seat } propose la nulle.
asked-rematch = { $seat } propose une revanche.
agreed = { $who } accepte.
declined = { $who } refuse.
voted-absent = { $who } demande un robot à la place de { $seat }.
hurried = Beaucoup de robots attendent leur tour : { $seat } n’a réfléchi que brièvement.
stood-in-clock = Le temps de { $seat } est écoulé : un robot continue.
stood-in-vote = { $seat } est absent : un robot continue.
stood-in-owner = { $seat } laisse un robot continuer.
returned = { $seat } est de retour.
resigned = { $seat } abandonne.
resigned-to-bot = { $seat } abandonne : un robot continue.
drawn = Les joueurs conviennent d’une partie nulle.
came-as = { $was } s’appelle désormais { $who }.
clock-stopped = Le serveur était absent un moment ; la pendule s’est arrêtée.
rematched = La revanche est prête.

waiting-for = On attend { $seat }.
waiting-for-players = On attend des joueurs.

storage-failed = Le coup n’a pas pu être enregistré et rien n’a changé. Réessayez dans un instant.
watching-only = Ce jeton ne permet que de regarder.
broken-rules = Une erreur s’est produite dans les règles de ce jeu ; rien n’a changé. Merci de la signaler.
not-understood = Message incompréhensible : { $text }
no-such-table = Cette table n’existe pas.
too-fast = Trop de messages : moins vite, s’il vous plaît.
too-long = C’est trop long : { $most } caractères au plus.
too-late-for-rules = Cette table a été jouée avec d’autres règles ; on ne peut que la regarder.

letter-confirm-subject = Petteia : est-ce bien votre adresse ?
letter-confirm = Bonjour { $who }, quelqu’un (vous, espérons-le) a donné cette adresse pour un compte sur Petteia. Si elle est à vous, suivez ce lien dans la journée : { $link } Sinon, ne faites rien.
letter-reset-subject = Petteia : un nouveau mot de passe
letter-reset = Bonjour { $who }, ce lien permet de choisir un nouveau mot de passe pendant une heure : { $link } Si vous n’avez rien demandé, ne faites rien : l’ancien reste valable.

picture-move = Coup { $ply } sur { $count }.
picture-won = Victoire : { $names }.
picture-drawn = Partie nulle.
nobody-thinks = Personne n’a le temps d’y réfléchir maintenant : réessayez dans un instant.
being-played = Cette position se joue en ce moment à une table avec d’autres personnes : on pourra l’étudier quand la partie sera finie.
game-not-over = Une partie s’étudie quand elle est finie.
too-many-analyses = { $count } parties sont déjà étudiées pour vous : attendez que l’une soit prête.
hinted = { $seat } prend un indice.
warned = { $seat } reçoit un avertissement.
no-hints-in-company = Les indices sont pour qui joue seul, à une place, contre des robots : quelqu’un d’autre a une place ici.
hints-for-people = Les indices sont pour les gens : un programme n’en reçoit pas.
