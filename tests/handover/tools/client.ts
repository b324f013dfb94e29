import type { CallExamples } from '../../../mocks/network/adapters/http/openapi'
import { contract } from '../../../src/contract'

const PRELUDE = `import type { paths } from './schema'

type CallPath = { [P in keyof paths]: P extends \`/app/v1/\${string}\` ? P : never }[keyof paths]
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Operation<P extends CallPath> = paths[P]['post']
type Request<P extends CallPath> = Json<NonNullable<Operation<P>['requestBody']>>
type Reply<P extends CallPath> = Json<Operation<P>['responses'][200]>

const call = async <P extends CallPath>(path: P, body: Request<P>): Promise<Reply<P>> => {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}
`

/** A field of the reply beside its code, which only a success has. */
const ownField = (reply: unknown, envelope: string): string | undefined =>
  Object.keys(Object(reply)).find((name) => name !== envelope)

/** A program that makes each call of the contract with its example, by the types made of the document, without a cast. */
export const clientText = (examples: Readonly<Record<string, CallExamples>>): string => {
  const calls = contract.map(({ call: { name, path, envelope } }) => {
    const { request, reply } = examples[name] ?? {}
    const field = ownField(reply, envelope)
    return `
export const ${name} = async () => {
  const reply = await call('${path}', ${JSON.stringify(request)})
  return reply.${envelope} === 0 ? ${field === undefined ? 'true' : `reply.${field}`} : null
}`
  })
  return `${PRELUDE}${calls.join('\n')}\n`
}
