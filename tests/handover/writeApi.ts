import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { controlTable } from '../../mocks/network/adapters/http/controlTable'
import { type CallExamples, openApi } from '../../mocks/network/adapters/http/openapi'
import { APP_VERSION } from '../../src/contract/core/stamp'
import { examplesOfWorld } from './examples'
import { sessionOf } from './session'

/** The files that other teams get. */
export const DOCUMENT = 'openapi.json'
export const SESSION = 'session.arazzo.json'

/** Writes the document and the collection into a folder; returns the examples in it. */
export const writeApi = async (folder: string): Promise<Readonly<Record<string, CallExamples>>> => {
  const examples = await examplesOfWorld()
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  mkdirSync(folder, { recursive: true })
  write(DOCUMENT, openApi(controlTable, examples))
  write(SESSION, sessionOf('Kismara', APP_VERSION, DOCUMENT))
  return examples
}
