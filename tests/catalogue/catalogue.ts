import type { Pages } from './markdown'
import { configPage } from './pages/config'
import { controlsPage, personasPage } from './pages/controls'
import { endpointsPage } from './pages/endpoints'
import { eventsPage } from './pages/events'
import { magicPage } from './pages/magicInputs'
import { reachPage } from './pages/reach'
import { routesPage } from './pages/routes'

/** Folder of the generated docs. */
export const CATALOGUE = 'docs/generated'

/** All generated pages by file name. */
export const pages = async (): Promise<Pages> => ({
  'endpoints.md': endpointsPage(),
  'routes.md': routesPage(),
  'personas.md': personasPage(),
  'controls.md': controlsPage(),
  'config.md': configPage(),
  'events.md': eventsPage(),
  'reach.md': await reachPage(),
  'magic-inputs.md': magicPage(),
})
