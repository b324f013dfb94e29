import DOMPurify from 'dompurify'

/** Text only: nothing that loads, runs, sends or is laid out by the sender. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'div', 'span', 'h1', 'h2', 'h3', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'a'],
]

/** A mail's HTML as nodes that can do no harm; `linkOf` says where a link may lead, null = nowhere. */
export const sanitize = (
  html: string,
  linkOf: (href: string) => { href: string; external: boolean } | null,
): DocumentFragment => {
  const content = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'dir', 'lang'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const anchor of content.querySelectorAll('a')) {
    const link = linkOf(anchor.getAttribute('href') ?? '')
    if (!link) anchor.replaceWith(...anchor.childNodes)
    else {
      anchor.setAttribute('href', link.href)
      if (link.external) {
        anchor.setAttribute('target', '_blank')
        anchor.setAttribute('rel', 'noopener noreferrer')
      }
    }
  }
  return content
}
