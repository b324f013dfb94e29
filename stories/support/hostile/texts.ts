/** Texts that somebody pastes or attacks with (reliability 57-66). */
export const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE players; --',
  '{{constructor}} $t(auth.welcome) %s %00',
  'javascript:alert(1)',
  '../../etc/passwd\u0000',
  '\u202egnp.exe\u202c \u200b\u2066',
  '👨‍👩‍👧‍👦👑é̂ä̈',
  'ａｄｍｉｎ１２３',
  '٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦',
  '__proto__',
  'constructor',
  ' ',
  '-1e9',
  'x'.repeat(200),
  'م'.repeat(10_000),
] as const

/** All of it in one text, as a backend without checks would pass it on. */
export const WORST = `<img src=x onerror="document.title='hostile'"><who/>{{name}} $t(auth.welcome) \u202eevil👨‍👩‍👧‍👦é̂ ${'W'.repeat(200)}`
