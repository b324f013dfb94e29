import type { Plugin } from 'vite'

/** Source between two marks, both of which stay out of the cut, and what replaces it. */
interface Cut {
  readonly module: RegExp
  readonly from: string
  readonly to: string
  readonly instead: string
}

const cuts: readonly Cut[] = [
  {
    // The texts have a formatter of their own (src/i18n/values.ts).
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'class Formatter {',
    to: 'const removePending =',
    instead: 'class Formatter {}\n',
  },
  {
    // The texts are loaded by src/i18n/texts.ts, so there is no backend to connect to.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'class Connector extends EventEmitter {',
    to: 'const get = () => ({',
    instead: 'class Connector extends EventEmitter { state = {}; load(_languages, _names, done) { done() } }\n',
  },
  {
    // No text contains another one.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'nest(str, fc, options = {}) {',
    to: 'const parseFormatStr =',
    instead: 'nest(text) { return text }\n}\n',
  },
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'hasLoadedNamespace(ns, options = {}) {',
    to: 'static createInstance(',
    instead: 'hasLoadedNamespace() { return true }\n',
  },
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'hydrate(resources, lng) {',
    to: 'setResolvedLanguage(l) {',
    instead: '',
  },
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'removeResourceBundle(lng, ns) {',
    to: 'hasResourceBundle(lng, ns) {',
    instead: '',
  },
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'cloneInstance(options = {}, callback = noop) {',
    to: 'toJSON() {\n    return {\n      options',
    instead: '',
  },
  {
    // Texts are rendered by React, which escapes them.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'const _entityMap = {',
    to: 'class RegExpCache {',
    instead: 'const escape = (text) => text\n',
  },
  {
    // Keys contain neither namespaces nor paths.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'class RegExpCache {',
    to: 'const deepFind = (',
    instead: 'const looksLikeObjectPath = () => true\n',
  },
  {
    // Nobody asks for the details of a translation.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'getUsedParamsDetails(options = {}) {',
    to: 'static hasDefaultValue(options) {',
    instead: '',
  },
  {
    // Missing texts are not saved.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'getPluralFormsOfKey(code',
    to: 'getSuffix(code, count',
    instead: '',
  },
  {
    // Texts are not loaded again.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    from: 'reloadResources(lngs, ns, callback) {',
    to: 'use(module) {',
    instead: 'reloadResources() {}\n',
  },
  {
    // The browsers we build for need no prefixes but `-webkit-user-select`, which the styles name themselves.
    module: /\/@emotion\/cache\/dist\/[\w.-]+\.js$/,
    from: 'var defaultStylisPlugins = [',
    to: '];',
    instead: 'var defaultStylisPlugins = [',
  },
]

/** Takes parts of libraries out of the bundle that the product cannot reach and a bundler cannot see as dead (decision 027). */
export function leanLibraries(): Plugin {
  return {
    name: 'kismara:lean-libraries',
    apply: 'build',
    transform(code, id) {
      const own = cuts.filter(({ module }) => module.test(id))
      return own.length === 0 ? null : { code: own.reduce(apply, code), map: null }
    },
  }
}

function apply(code: string, { module, from, to, instead }: Cut): string {
  const start = code.indexOf(from)
  const end = code.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`${module}: ${from} … ${to} has moved; look at the new version`)
  return code.slice(0, start) + instead + code.slice(end)
}
