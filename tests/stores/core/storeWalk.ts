import { isDeepStrictEqual } from 'node:util'
import { toJS } from 'mobx'
import type { FeatureStoreClass, RootStore } from '../../../src/stores/core/RootStore'

type Class = new (...args: never[]) => object

const modules = import.meta.glob<Record<string, unknown>>('../../../src/stores/**/*.ts', { eager: true })

const isClass = (value: unknown): value is Class =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

/** Every class exported by the store modules. */
const classes = Object.values(modules).flatMap((module) => Object.values(module).filter(isClass))

const isStore = (value: unknown): value is object => classes.some((one) => value instanceof one)

/** Every store: of the root, the services, and all features, created here if necessary. */
export const everyStore = async (root: RootStore): Promise<object[]> => {
  const { online, events } = await root.services()
  const present = [...Object.values(root).filter(isStore), online, events]
  const isMissing = (one: Class) => /Store$/.test(one.name) && ![root, ...present].some((store) => store instanceof one)
  // A class named a store that is neither on the root nor in the services is a feature store.
  const features = classes.filter(isMissing).map((one) => root.feature(one as FeatureStoreClass<never>))
  return [...present, ...features]
}

const names = (store: object): string[] => {
  const computed = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(store)))
  return [...Object.getOwnPropertyNames(store), ...computed.flatMap(([name, { get }]) => (get ? [name] : []))]
}

const fieldsOf = (store: object, path: string): [string, unknown][] =>
  [...new Set(names(store))].flatMap((name): [string, unknown][] => {
    const value: unknown = Reflect.get(store, name)
    if (typeof value === 'function') return []
    return isStore(value) ? fieldsOf(value, `${path}.${name}`) : [[`${path}.${name}`, toJS(value)]]
  })

/** All fields and computed values of every store, by path. */
export const stateOf = async (root: RootStore): Promise<Record<string, unknown>> => {
  const stores = await everyStore(root)
  const { showType } = root
  return { showType, ...Object.fromEntries(stores.flatMap((store) => fieldsOf(store, store.constructor.name))) }
}

/** Paths at which two states differ. */
export const differences = (one: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  Object.keys({ ...one, ...other }).filter((path) => !isDeepStrictEqual(one[path], other[path]))
