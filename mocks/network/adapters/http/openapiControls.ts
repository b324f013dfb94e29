import type { ControlRow } from './controlRow'
import { bodyOf, type Json, schemaOf } from './schemas'

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

const queryPart = ([name, { does, example }]: [string, { does: string; example: string }]): Json => ({
  name,
  in: 'query',
  description: does,
  schema: { type: 'string', examples: [example] },
})

const operation = (method: string, path: string, row: ControlRow): Json => {
  const { does, body, query = {}, reply, asPlayer, part } = row
  return {
    operationId: idOf(method, path),
    tags: ['controls'],
    summary: `${method} ${path.replace('/__mock/', '')}`,
    description: does,
    security: asPlayer ? [{}, { token: [] }] : [{}],
    parameters: [
      { $ref: '#/components/parameters/World' },
      ...(part ? [pathPart(part)] : []),
      ...Object.entries(query).map(queryPart),
    ],
    ...(body && { requestBody: { required: true, content: bodyOf(schemaOf(body)) } }),
    responses: {
      200: { description: 'Done.', content: bodyOf(schemaOf(reply)) },
      400: { $ref: '#/components/responses/WrongControl' },
    },
  }
}

/** The controls as paths of the OpenAPI document. */
export const controlPaths = (controls: Readonly<Record<string, ControlRow>>): Json => {
  const paths: Record<string, Json> = {}
  for (const [key, row] of Object.entries(controls)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, row) }
  }
  return paths
}
