import { fieldsPage } from './fields/fields'
import type { Pages } from './markdown'
import { personasPage, wordsPage } from './pages/controls'
import { endpointsPage } from './pages/endpoints'
import { magicPage } from './pages/magicInputs'
import { reachPage } from './pages/reach'
import { routesPage } from './pages/routes'

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
