import { ensureBuilt } from '../../scripts/build.mjs'

/** Resolves once product and demo are built from the present sources. */
export const built = Promise.all([ensureBuilt('production'), ensureBuilt('demo')])
