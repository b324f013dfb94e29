import type { ControlRow } from './controlTable'
import type { Json } from './openapi'

const typeOf = (example: unknown): Json => {
  if (Array.isArray(example)) return { type: 'array', items: { type: ['number', 'string'] }, examples: [example] }
  return { type: typeof example, examples: [example] }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const bodySchema = (body: Readonly<Record<string, unknown>>): Json => ({
  type: 'object',
  required: Object.keys(body).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(body).map(([name, example]) => [name.replace(/\?$/, ''), typeOf(example)]),
  ),
})

/** `GET /__mock/fault` is `getFault`. */
const idOf = (method: string, path: string): string => {
  // Of several words, as in `fault/{target}`, each begins with a capital letter.
  const name = path
    .replace('/__mock/', '')
    .replace(/\.\w+$/, '')
    .replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())
  return `${method.toLowerCase()}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const pathPart = ({ name, example }: { name: string; example: string }): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', examples: [example] },
})

const operation = (method: string, path: string, { does, body, asPlayer, part }: ControlRow): Json => ({
  operationId: idOf(method, path),
  tags: ['controls'],
  summary: does,
  security: asPlayer ? [{}, { token: [] }] : [{}],
  parameters: [{ $ref: '#/components/parameters/World' }, ...(part ? [pathPart(part)] : [])],
  ...(body && { requestBody: { required: true, content: json(bodySchema(body)) } }),
  responses: {
    200: { description: 'Done.' },
    400: {
      description: 'A control that does not parse, with what would be right.',
      content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } }),
    },
  },
})

/** The controls as paths of the OpenAPI document. */
export const controlPaths = (controls: Readonly<Record<string, ControlRow>>): Json => {
  const paths: Record<string, Json> = {}
  for (const [key, row] of Object.entries(controls)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, row) }
  }
  return paths
}
