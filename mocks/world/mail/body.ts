import type { Translate } from '../core/texts'
import type { Mail } from './box'

/** Links of the hostile mail; with its scripts and forms it comes to about 100 KB. */
const LINKS = 5_000

/** What a body must not be able to do. */
const attacks = [
  '<script>window.attacked = 1</script>',
  '<img src="x" onerror="window.attacked = 2">',
  '<svg onload="window.attacked = 3"><a href="javascript:window.attacked = 4">svg</a></svg>',
  '<form action="https://evil.test/"><input name="password"><button>OK</button></form>',
  '<iframe src="https://evil.test/"></iframe><style>body { display: none }</style>',
  '<a href="javascript:window.attacked = 5">script</a> <a href="data:text/html,x">data</a>',
  '<p style="position: fixed; inset: 0" onclick="window.attacked = 6" id="root">style</p>',
].join('')

const links = Array.from({ length: LINKS }, (_, index) => `<a href="/m${index}">${index}</a> `).join('')

/** The body of a mail: HTML. That of the tester's hostile mail is made when it is read, so that no world stores it. */
export const bodyOf = (mail: Pick<Mail, 'kind' | 'body'>, t: Translate): string =>
  mail.kind === 'hostile' ? `${t(mail.body)}${attacks}${links}` : t(mail.body)

const PREVIEW = 120

/** The beginning of a body, without markup. */
export const previewOf = (body: string): string =>
  body
    .slice(0, 1_000)
    .replace(/<(script|style)[^>]*>.*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PREVIEW)
