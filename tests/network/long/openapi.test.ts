import Ajv2020 from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlTable } from '../../../mocks/network/adapters/http/controlTable'
import { openApi } from '../../../mocks/network/adapters/http/openapi'
import { contract, entities } from '../../../src/contract'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { callRecipes } from '../../world/reach/calls'
import { type RecipeServer, startRecipes } from '../../world/reach/client'
import { refusalRecipes } from '../../world/reach/refusals'

type Node = Record<string, unknown>
interface Operation extends Node {
  operationId: string
  security: unknown
  requestBody?: { content: Record<string, { schema: Node }> }
  responses: Record<string, { content?: Record<string, { schema: Node }> }>
}

const document = JSON.parse(JSON.stringify(openApi(controlTable))) as Node & {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node>; parameters: Node; securitySchemes: Node }
}
const { components } = document

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const callAt = (path: string): Operation => {
  const found = document.paths[path]?.['post']
  if (!found) throw new Error(`no operation at ${path}`)
  return found
}
const replyOf = (path: string, status = '200'): Node =>
  callAt(path).responses[status]?.content?.['application/json']?.schema ?? {}
const requestOf = (path: string): Node => callAt(path).requestBody?.content['application/json']?.schema ?? {}

/** Every object of a document. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)

// `$ref`s are resolved within the root that is compiled, so each carries the components.
const ajv = new Ajv2020({ allErrors: true, keywords: ['components'], strictTypes: false })
const validator = (schema: Node) => ajv.compile({ ...schema, components })

let server: RecipeServer
beforeAll(async () => {
  server = await startRecipes()
})
afterAll(() => server.stop())

describe('the OpenAPI document', () => {
  it('[MOCK-02] is OpenAPI 3.1 with every call of the contract, once', () => {
    expect(document['openapi']).toBe('3.1.0')
    expect(document['info']).toMatchObject({ title: expect.any(String), version: '1.1.1' })
    const calls = Object.keys(document.paths).filter((path) => path.startsWith('/app/v1/'))
    expect(calls).toEqual(contract.map(({ call }) => call.path))
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !/^\w+$/.test(id))).toEqual([])
  })

  it('[MOCK-06] has every control with what it does and takes', () => {
    const controls = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith('/__mock/') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
    )
    expect(controls.toSorted()).toEqual(Object.keys(controlTable).toSorted())
    const { requestBody } = document.paths['/__mock/clock']?.['post'] ?? {}
    expect(requestBody?.content['application/json']?.schema).toMatchObject({
      required: [],
      properties: { set: { type: 'string' }, advance: { type: 'string' } },
    })
  })

  it('[HAND-02] says in a sentence what each call, control and noun is for', () => {
    const { tags } = document as unknown as { tags: { description?: string }[] }
    const texts = [...operations, ...tags].map(({ description }) => description)
    expect(texts.filter((text) => typeof text !== 'string' || text.length < 10)).toEqual([])
  })

  it('[MOCK-02] describes each call’s audience', () => {
    for (const { call } of contract)
      expect(callAt(call.path).security, call.name).toEqual(
        call.audience === 'player' ? [{ token: [] }] : [{}, { token: [] }],
      )
  })

  it('[MOCK-06] refers to what exists', () => {
    const refs = nodesIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(refs.length).toBeGreaterThan(100)
    expect([...new Set(refs)].filter((ref) => !ref.startsWith('#/components/') || at(ref) === undefined)).toEqual([])
    const unused = Object.keys(components.schemas).filter((name) => !refs.includes(`#/components/schemas/${name}`))
    expect(unused).toEqual([])
  })

  it('[MOCK-06] describes each entity once', () => {
    expect(Object.keys(components.schemas).toSorted()).toEqual(['Stamp', ...Object.keys(entities)].toSorted())
    const seen = new Map<string, number>()
    for (const node of nodesIn(document)) {
      const text = JSON.stringify(node)
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }
    const repeated = Object.entries(components.schemas).filter(([, schema]) => seen.get(JSON.stringify(schema)) !== 1)
    expect(repeated.map(([name]) => name)).toEqual([])
  })

  it('[MOCK-02] has valid schemas only, and describes every field', () => {
    for (const operation of operations)
      for (const schema of [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        part?.content ? Object.values(part.content).map((one) => one.schema) : [],
      ))
        expect(() => validator(schema), operation.operationId).not.toThrow()
    const fields = nodesIn(document).flatMap(({ properties }) => Object.entries((properties ?? {}) as Node))
    expect(fields.filter(([, schema]) => Object.keys(Object(schema)).length === 0)).toEqual([])
  })

  it('[MOCK-06] says what is true: no coin below zero, enums, ranges of rewards', () => {
    const { DepositOrder, Award, UserInfo } = components.schemas
    expect(DepositOrder).toMatchObject({ properties: { status: { enum: [0, 1, 2, 3, 4] }, price: { minimum: 0 } } })
    expect(UserInfo).toMatchObject({ properties: { coin: { type: 'integer', minimum: 0 } } })
    expect(validator(Award ?? {})({ propId: 1300, count: 1 })).toBe(false)
    expect(validator(Award ?? {})({ propId: 1301, count: 1 })).toBe(true)
  })

  it.each(contract.map(({ call }) => call))('[MOCK-06] fits a reply of $name, and its request', async (call) => {
    const recipe = callRecipes[call.name]
    if (!recipe) throw new Error('no recipe leads there')
    const served = await server.serve(recipe)
    const fits = validator(replyOf(call.path))
    expect(fits(served.reply), ajv.errorsText(fits.errors)).toBe(true)
    // A request without fields of its own has no second part.
    const [, request = {}] = (requestOf(call.path)['allOf'] ?? []) as Node[]
    const asked = validator(request)
    expect(asked(served.body), ajv.errorsText(asked.errors)).toBe(true)
    expect(fits({ [call.envelope]: 9999 })).toBe(false)
  })

  // A crash has a status of its own; a call outside the contract is not in the document.
  const documented = (Object.keys(REFUSAL) as RefusalName[]).filter(
    (name) => name !== 'serverFault' && name !== 'unknownCall',
  )
  it.each(documented)('[MOCK-06] says that the call may be refused with %s', async (name) => {
    const { call, reply } = await server.serve(refusalRecipes[name])
    const path = contract.find((one) => one.call.name === call)?.call.path ?? ''
    const fits = validator(replyOf(path))
    expect(fits(reply), `${call}: ${ajv.errorsText(fits.errors)}`).toBe(true)
  })
})
