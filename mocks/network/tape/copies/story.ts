import { encodeState } from '../../controls/stateLink'
import type { Widget } from '../../state/entries'
import type { Tape } from '../tape'
import { nameSource } from './accessibleName'
import { quoted } from './screen'
import { startState } from './startState'
import { type Step, sessionSteps } from './steps'

const found = ({ role, name, dialog, nth }: Widget): string => {
  const [by, query] =
    role === '' ? ['LabelText', nameSource(name)] : ['Role', `${quoted(role)}, { name: ${nameSource(name)} }`]
  const there =
    dialog === undefined ? 'screen' : `within(await screen.findByRole("dialog", { name: ${quoted(dialog)} }))`
  return nth === undefined
    ? `await ${there}.findBy${by}(${query})`
    : `(await ${there}.findAllBy${by}(${query}))[${nth}]!`
}

/** As `userEvent.type` reads it: brackets begin the name of a key unless they are doubled. */
const typed = (text: string): string => text.replace(/[{[]/g, '$&$&')

const linesOf = (step: Step): readonly string[] => {
  switch (step.does) {
    case 'wait':
      return [`await window.mock?.clock.set(${quoted(new Date(step.until).toISOString())})`]
    case 'control':
      return [`await window.mock?.${step.control}(${step.words.map(quoted).join(', ')})`]
    case 'choose':
      return [`await userEvent.selectOptions(${found(step.on)}, ${quoted(step.option)})`]
    case 'press':
      return [`await userEvent.keyboard(${quoted(`{${step.key}}`)})`]
    case 'tap':
      return [`await userEvent.click(${found(step.on)})`]
    case 'fill':
      return [
        `await userEvent.clear(${found(step.on)})`,
        ...(step.text === '' ? [] : [`await userEvent.type(${found(step.on)}, ${quoted(typed(step.text))})`]),
      ]
    case 'back':
      return ["// Here the session went back, which a story's own router cannot: use a button of the page."]
    default:
      // Its own taps lead it there.
      return []
  }
}

/** The session as a file of one story of the whole app: the state it began in, and what was done as its play. */
export const asStory = (tape: Tape): string => {
  const { route, steps } = sessionSteps(tape)
  const lines = steps.flatMap(linesOf)
  const used = ['screen', 'userEvent', 'within'].filter((name) =>
    lines.some((line) => new RegExp(`\\b${name}[.(]`).test(line)),
  )
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
${used.length > 0 ? `import { ${used.join(', ')} } from 'storybook/test'\n` : ''}import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = { title: 'recorded/Session', component: AppAt, parameters: wholeApp }
export default meta

/** A recorded session. */
export const RecordedSession: StoryObj<typeof AppAt> = {
  args: { path: ${quoted(route)} },
  parameters: { shownPopups: '', mock: { state: ${quoted(encodeState(startState(tape)))} } },
  play: async () => {
${lines.map((line) => `    ${line}`).join('\n')}
  },
}
`
}
