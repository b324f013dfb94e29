import { endpointsPage } from './endpoints'
import { fieldsPage } from './fields'
import { magicPage } from './magic'
import type { Pages } from './markdown'
import { reachPage } from './reach'
import { routesPage } from './routes'
import { personasPage, wordsPage } from './words'

/** Where the generated docs lie. */
export const CATALOGUE = 'docs/generated'

/** Every page of the generated docs. */
export const pages = async (): Promise<Pages> => ({
  'endpoints.md': endpointsPage(),
  'routes.md': routesPage(),
  'personas.md': personasPage(),
  'controls.md': wordsPage(),
  'reach.md': await reachPage(),
  'magic-inputs.md': magicPage(),
  'fields.md': fieldsPage(),
})
