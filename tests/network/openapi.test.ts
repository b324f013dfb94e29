import { describe, expect, it } from 'vitest'
import { openApi } from '../../mocks/network/adapters/http/openapi'
import { contract } from '../../src/contract'

type Node = Record<string, unknown>
const document = JSON.parse(JSON.stringify(openApi())) as Node & {
  paths: Record<string, { post: Node & { operationId: string; security: unknown; requestBody: Node; responses: Node } }>
  components: { schemas: Node; securitySchemes: Node }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every schema object in the document. */
const schemasIn = (value: unknown, path: string): { path: string; schema: Node }[] => {
  if (!isNode(value)) return []
  const within = (key: string) =>
    (isNode(value[key]) ? Object.entries(value[key]) : []).flatMap(([name, one]) => schemasIn(one, `${path}.${name}`))
  const lists = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (Array.isArray(value[key]) ? value[key] : []))
  const single = ['items', 'additionalProperties', 'propertyNames', 'not'].map((key) => value[key])
  return [
    { path, schema: value },
    ...within('properties'),
    ...[...lists, ...single].flatMap((one) => schemasIn(one, `${path}/`)),
  ]
}

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
const roots = [
  ...Object.entries(document.components.schemas),
  ...Object.entries(document.paths).flatMap(([path, { post }]) => [
    [`${path} request`, (post.requestBody['content'] as Record<string, Node>)['application/json']?.['schema']],
    [
      `${path} reply`,
      ((post.responses['200'] as Node)['content'] as Record<string, Node>)['application/json']?.['schema'],
    ],
  ]),
] as [string, unknown][]
const schemas = roots.flatMap(([path, schema]) => schemasIn(schema, path))

describe('the OpenAPI document', () => {
  it('[MOCK-02] is OpenAPI 3.1 with every call of the contract, once', () => {
    expect(document['openapi']).toBe('3.1.0')
    expect(document['info']).toMatchObject({ title: expect.any(String), version: '1.1.1' })
    expect(Object.keys(document.paths)).toEqual(contract.map(({ call }) => call.path))
    const ids = Object.values(document.paths).map(({ post }) => post.operationId)
    expect(new Set(ids).size).toBe(contract.length)
  })

  it('[MOCK-02] describes each call’s body, reply and audience', () => {
    for (const { call } of contract) {
      const { security } = document.paths[call.path]?.post ?? {}
      expect(security, call.name).toEqual(call.audience === 'player' ? [{ token: [] }] : [{}, { token: [] }])
    }
    expect(roots.filter(([, schema]) => !isNode(schema))).toEqual([])
  })

  it('[MOCK-02] contains only valid schemas', () => {
    expect(schemas.length).toBeGreaterThan(500)
    for (const { path, schema } of schemas) {
      const { type, required, properties, $ref } = schema
      if (type !== undefined) expect(TYPES, path).toContain(type)
      if (Array.isArray(required))
        for (const name of required) expect(Object.keys(properties ?? {}), path).toContain(name)
      if (typeof $ref === 'string') {
        const name = /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1] ?? ''
        expect(Object.keys(document.components.schemas), path).toContain(name)
      }
      expect(Object.keys(schema), path).not.toContain('$schema')
      if (typeof schema['pattern'] === 'string') expect(() => new RegExp(schema['pattern'] as string)).not.toThrow()
    }
  })

  it('[MOCK-02] describes every field', () => {
    const silent = schemas.filter(({ schema }) => Object.keys(schema).length === 0)
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('[MOCK-02] distinguishes replies by their code: 0, or a refusal', () => {
    for (const { call } of contract) {
      const reply = roots.find(([path]) => path === `${call.path} reply`)?.[1] as { oneOf: Node[] }
      expect(reply.oneOf[0], call.name).toMatchObject({ properties: { [call.envelope]: { const: 0 } } })
      expect(reply.oneOf[1], call.name).toMatchObject({ required: [call.envelope] })
    }
  })
})
