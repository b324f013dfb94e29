import { encodeState } from '../../controls/stateLink'
import type { Widget } from '../../state/entries'
import type { Tape } from '../tape'
import { quoted } from './screen'
import { startState } from './startState'
import { type Step, sessionSteps } from './steps'

const found = ({ role, name, dialog, nth }: Widget): string => {
  const [by, query] = role === '' ? ['LabelText', quoted(name)] : ['Role', `${quoted(role)}, { name: ${quoted(name)} }`]
  const there =
    dialog === undefined ? 'screen' : `within(await screen.findByRole("dialog", { name: ${quoted(dialog)} }))`
  return nth === undefined
    ? `await ${there}.findBy${by}(${query})`
    : `(await ${there}.findAllBy${by}(${query}))[${nth}]!`
}

const linesOf = (step: Step): readonly string[] => {
  switch (step.does) {
    case 'wait':
      return [`await mock.clock.set(${quoted(new Date(step.until).toISOString())})`]
    case 'control':
      return [`await mock.${step.control}(${step.words.map(quoted).join(', ')})`]
    case 'choose':
      return [`await userEvent.selectOptions(${found(step.on)}, ${quoted(step.option)})`]
    case 'press':
      return [`await userEvent.keyboard(${quoted(`{${step.key}}`)})`]
    case 'tap':
      return [`await userEvent.click(${found(step.on)})`]
    case 'fill':
      return [
        `await userEvent.clear(${found(step.on)})`,
        `await userEvent.type(${found(step.on)}, ${quoted(step.text)})`,
      ]
    default:
      // A story has its own router, and stays in it.
      return []
  }
}

/** The session as a story of the whole app: the state it began in, and what was done as its play. */
export const asStory = (tape: Tape): string => {
  const { route, steps } = sessionSteps(tape)
  const lines = steps.flatMap(linesOf)
  return `/** A recorded session. Needs \`screen\`, \`userEvent\` and \`within\` of 'storybook/test'. */
export const RecordedSession: Story = {
  args: { path: ${quoted(route)} },
  parameters: { mock: { state: ${quoted(encodeState(startState(tape)))} } },
  play: async () => {
${lines.map((line) => `    ${line}`).join('\n')}
  },
}
`
}
