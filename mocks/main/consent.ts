import type { Provider, SocialAnswer } from '../../src/platform/device/social'

type Choice = readonly [label: string, answerOf: (name: string) => SocialAnswer]

/** What a tester can answer; `demo-google-ann` is the token of Ann. */
const choices = (provider: Provider): readonly Choice[] => [
  ['Continue', (name) => ({ token: `demo-${provider}-${name}` })],
  ['Cancel', () => 'canceled'],
  ['No answer', () => 'failed'],
  ['Denied', () => ({ token: 'deny' })],
]

/** The consent screen of a simulated provider, as a dialog of the browser: no part of the product. */
export const askConsent = (provider: Provider): Promise<SocialAnswer> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    const title = document.createElement('h2')
    title.id = 'demo-consent'
    title.textContent = `${provider[0]?.toUpperCase()}${provider.slice(1)} (simulated)`
    dialog.setAttribute('aria-labelledby', title.id)
    const label = document.createElement('label')
    const input = document.createElement('input')
    input.value = 'ann'
    input.pattern = '[\\w.]{1,40}'
    label.append('Kismara would like to know who you are: ', input)
    let answer: SocialAnswer = 'canceled'
    const buttons = choices(provider).map(([text, answerOf]) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = text
      button.addEventListener('click', () => {
        answer = answerOf(input.value)
        dialog.close()
      })
      return button
    })
    // Escape cancels.
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(answer)
    })
    const row = document.createElement('p')
    row.append(...buttons)
    dialog.append(title, label, row)
    for (const part of [input, ...buttons]) Object.assign(part.style, look)
    Object.assign(dialog.style, {
      maxInlineSize: '20rem',
      padding: '20px',
      borderRadius: '12px',
      font: '16px sans-serif',
    })
    document.body.append(dialog)
    dialog.showModal()
  })

const look = { minBlockSize: '44px', margin: '4px', padding: '0 12px', font: 'inherit' }
