import * as v from 'valibot'

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/))

/** What a delivery may set without a build; what it leaves out has its default in `RootStore`. */
const runtimeConfig = v.object({
  /** The backend; our own origin without it. */
  baseUrl: v.optional(address),
  appId: v.optional(v.string()),
  channel: v.optional(v.string()),
  /** Origins that may fill a game's frame; any that the page's policy lets through without it. */
  gameHosts: v.optional(v.array(address)),
})

/** The configuration that stands in the page; a wrong one starts nothing. */
export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>

/** Reads the text of the page's `<script type="application/json" id="config">`. */
export const parseRuntimeConfig = (text = '{}'): RuntimeConfig => v.parse(runtimeConfig, JSON.parse(text))
