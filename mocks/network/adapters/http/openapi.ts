import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract, entities } from '../../../../src/contract'
import type { Call } from '../../../../src/contract/core/call'
import { REFUSAL, type RefusalName } from '../../../../src/contract/core/refusals'
import { refusalsOf } from '../../../../src/contract/core/refusalsOf'
import { APP_VERSION, stamp } from '../../../../src/contract/core/stamp'
import { strict } from '../../../../src/contract/strict/strict'
import type { ControlRow } from './controlTable'
import { controlPaths } from './openapiControls'

export type Json = Record<string, unknown>

const strictOf = (schemas: Readonly<Record<string, GenericSchema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strict(schema)]))

const allOf = (part: 'request' | 'reply') =>
  Object.fromEntries(contract.map(({ call }) => [`${call.name} ${part}`, strict(call[part])]))

/** `errorMode: 'ignore'` leaves out what JSON Schema cannot express: that a section's minimum is not above its maximum. */
const convert = (schemas: Readonly<Record<string, GenericSchema>>, typeMode: 'input' | 'output') =>
  toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as Record<string, Json>

export const bodyOf = (schema: Json): Json => ({ 'application/json': { schema } })

const coded = (envelope: string, codes: readonly RefusalName[]): Json => ({
  type: 'object',
  required: [envelope],
  properties: {
    [envelope]: {
      enum: codes.map((name) => REFUSAL[name]),
      description: codes.map((name) => `${REFUSAL[name]} ${name}`).join(', '),
    },
  },
})

const operation = (noun: string, call: Call, request: Json, success: Json): Json => {
  const reply: Json = {
    ...success,
    required: [call.envelope, ...((success['required'] as string[] | undefined) ?? [])],
    properties: { [call.envelope]: { const: 0 }, ...((success['properties'] as Json | undefined) ?? {}) },
  }
  const refusals = refusalsOf(call).filter((name) => name !== 'serverFault')
  return {
    operationId: call.name,
    tags: [noun],
    summary: `${call.name} (${call.effect}; ${call.source}; specified: ${call.specified})`,
    security: call.audience === 'player' ? [{ token: [] }] : [{}, { token: [] }],
    requestBody: { required: true, content: bodyOf({ allOf: [{ $ref: '#/components/schemas/Stamp' }, request] }) },
    responses: {
      200: {
        description: 'Success, or a refusal by its code.',
        content: bodyOf({ oneOf: [reply, coded(call.envelope, refusals)] }),
      },
      500: { description: 'A fault of the server.', content: bodyOf(coded(call.envelope, ['serverFault'])) },
    },
  }
}

const build = (controls: Readonly<Record<string, ControlRow>>): Json => {
  const shared = strictOf(entities)
  const requests = convert({ ...shared, ...allOf('request'), Stamp: stamp }, 'input')
  const replies = convert({ ...shared, ...allOf('reply') }, 'output')
  const paths = contract.map(({ noun, call }) => [
    call.path,
    { post: operation(noun, call, requests[`${call.name} request`] ?? {}, replies[`${call.name} reply`] ?? {}) },
  ])
  const schemas = Object.fromEntries(Object.keys(shared).map((name) => [name, replies[name]]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kismara',
      version: APP_VERSION,
      description: 'Every call is a POST. Money is integer cents. A reply carries 0, or the code by which it refuses.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(contract.map(({ noun }) => noun)), 'controls'].map((name) => ({ name })),
    paths: { ...Object.fromEntries(paths), ...controlPaths(controls) },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: {
        World: {
          name: 'x-mock-world',
          in: 'header',
          description: 'The world that is meant; `default` without it.',
          schema: { type: 'string' },
        },
      },
      schemas: { Stamp: requests['Stamp'], ...schemas },
    },
  }
}

let document: Json | undefined

/** The contract and the controls as OpenAPI 3.1; it never changes while the server runs. */
export const openApi = (controls: Readonly<Record<string, ControlRow>>): Json => {
  document ??= build(controls)
  return document
}
