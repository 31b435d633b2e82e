### Perché un testo non è una posizione.

no-word = in una posizione non c’è una parola simile
twice = { $key } è dato due volte
number = serve un numero da { $least } a { $most }
not-one-of = { $value } non è uno di questi: { $names }
order = in quest’ordine non si chiede nulla
nobody-can-answer = qui nessuno può rispondere
seats = ci sono { $seats } posti
