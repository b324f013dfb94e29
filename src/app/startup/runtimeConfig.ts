import * as v from 'valibot'

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/))

/** Settings of a deployment that need no rebuild; defaults are in `RootStore`. */
const runtimeConfig = v.object({
  /** Origin of the backend; our own by default. */
  baseUrl: v.optional(address),
  appId: v.optional(v.string()),
  channel: v.optional(v.string()),
  /** Origins allowed in the game frame; by default any that the page's CSP allows. */
  gameHosts: v.optional(v.array(address)),
})

export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>

/** Parses the page's `<script type="application/json" id="config">`. @throws if it is invalid. */
export const parseRuntimeConfig = (text = '{}'): RuntimeConfig => v.parse(runtimeConfig, JSON.parse(text))
