import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { tokensOf } from './tokensOf'

interface Guide {
  /** What it is for. */
  use: string
  /** When not, and what to take instead. */
  avoid: string
}

const STATUS: Readonly<Record<string, string>> = {
  stable: 'Stable: take it.',
  draft: 'Draft: it may still change; ask before you take it.',
  deprecated: 'Deprecated: take what is named below instead.',
}

/** The tokens that the components of this page read, from their own code. */
const Tokens = ({ names }: { names: readonly string[] }) => {
  const tokens = tokensOf(names)
  if (tokens.length === 0) return null
  return (
    <>
      <h2>Tokens</h2>
      <ul>
        {tokens.map((token) => (
          <li key={token}>
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

const nameOf = (component: unknown): string => {
  const { displayName, name } = Object(component)
  return String(displayName ?? name ?? '')
}

/** The page of a component: status, purpose, when and when not, live stories, properties, tokens. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { parameters, tags, component, subcomponents = {} } = preparedMeta
  const guide: Guide | undefined = parameters['guide']
  const status = Object.keys(STATUS).find((tag) => tags.includes(tag))
  return (
    <>
      <Title />
      {status !== undefined && <p>{STATUS[status]}</p>}
      <Description />
      {guide && (
        <>
          <h2>When</h2>
          <p>{guide.use}</p>
          <h2>When not</h2>
          <p>{guide.avoid}</p>
        </>
      )}
      <Primary />
      <Controls />
      <Tokens names={[component, ...Object.values(subcomponents)].map(nameOf)} />
      <Stories />
    </>
  )
}
