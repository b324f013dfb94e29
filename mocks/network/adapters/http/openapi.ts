import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract, entities } from '../../../../src/contract'
import { REFUSAL, type RefusalName } from '../../../../src/contract/core/refusals'
import { refusalsOf } from '../../../../src/contract/core/refusalsOf'
import { APP_VERSION, stamp } from '../../../../src/contract/core/stamp'
import { strict } from '../../../../src/contract/strict/strict'
import type { ControlRow } from './controlRow'
import { controlPaths } from './openapiControls'
import { callTexts, nounTexts } from './openapiTexts'
import { bodyOf, type Json } from './schemas'

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

/** What a call is asked and answers, as it happened in a world. */
export interface CallExamples {
  readonly request: unknown
  readonly reply: unknown
  /** By their names. */
  readonly refusals: Readonly<Record<string, unknown>>
}

type Declared = (typeof contract)[number]

/** The body of a call; one without fields of its own has those of every call. */
const requestOf = (request: Json): Json => {
  const shared = { $ref: '#/components/schemas/Stamp' }
  return Object.keys(Object(request['properties'])).length === 0 ? shared : { allOf: [shared, request] }
}

const operation = ({ noun, key, call }: Declared, request: Json, success: Json, shown?: CallExamples): Json => {
  const reply: Json = {
    ...success,
    required: [call.envelope, ...((success['required'] as string[] | undefined) ?? [])],
    properties: { [call.envelope]: { const: 0 }, ...((success['properties'] as Json | undefined) ?? {}) },
  }
  const refusals = [...new Set(refusalsOf(call))].filter((name) => name !== 'serverFault')
  return {
    operationId: call.name,
    tags: [noun],
    summary: `${call.name} (${call.effect}; ${call.source}; specified: ${call.specified})`,
    description: callTexts.get(key),
    security: call.audience === 'player' ? [{ token: [] }] : [{}, { token: [] }],
    requestBody: { required: true, content: bodyOf(requestOf(request), shown && { usual: shown.request }) },
    responses: {
      200: {
        description: 'Success, or a refusal by its code.',
        content: bodyOf(
          { oneOf: [reply, coded(call.envelope, refusals)] },
          shown && { success: shown.reply, ...shown.refusals },
        ),
      },
      400: { $ref: '#/components/responses/WrongBody' },
      500: { description: 'A fault of the server.', content: bodyOf(coded(call.envelope, ['serverFault'])) },
    },
  }
}

const textOf = (name: string): Json => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string' } },
})

/**
 * The contract and the controls as OpenAPI 3.1.
 * @param examples what calls are asked and answer, by their names
 */
export const openApi = (
  controls: Readonly<Record<string, ControlRow>>,
  examples: Readonly<Record<string, CallExamples>> = {},
): Json => {
  const shared = strictOf(entities)
  const requests = convert({ ...shared, ...allOf('request'), Stamp: stamp }, 'input')
  const replies = convert({ ...shared, ...allOf('reply') }, 'output')
  const paths = contract.map((declared) => {
    const { name, path } = declared.call
    const [request = {}, reply = {}] = [requests[`${name} request`], replies[`${name} reply`]]
    return [path, { post: operation(declared, request, reply, examples[name]) }]
  })
  const schemas = Object.fromEntries(Object.keys(shared).map((name) => [name, replies[name]]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kismara',
      version: APP_VERSION,
      description: 'Every call is a POST. Money is integer cents. A reply carries 0, or the code by which it refuses.',
      contact: { name: 'The Kismara team' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(contract.map(({ noun }) => noun)), 'controls'].map((name) => ({
      name,
      description: nounTexts[name],
    })),
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
      responses: {
        WrongBody: { description: 'The body is no JSON object.', content: bodyOf(coded('errcode', ['badRequest'])) },
        WrongControl: {
          description: 'A control that does not parse, with what would be right.',
          content: bodyOf(textOf('error')),
        },
      },
      schemas: { Stamp: requests['Stamp'], ...schemas },
    },
  }
}
