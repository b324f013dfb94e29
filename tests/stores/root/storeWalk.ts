import { isDeepStrictEqual } from 'node:util'
import { isComputedProp, isObservableMap, isObservableProp, isObservableSet, toJS } from 'mobx'
import { Mutation } from '../../../src/stores/data/Mutation'
import { PagedResource } from '../../../src/stores/data/PagedResource'
import { Resource } from '../../../src/stores/data/Resource'
import type { FeatureStoreClass, RootStore } from '../../../src/stores/root/RootStore'

type Class = new (...args: never[]) => object

const modules = import.meta.glob<Record<string, unknown>>('../../../src/stores/**/*.ts', { eager: true })

const isClass = (value: unknown): value is Class =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

/** Every class exported by the store modules. */
const classes = Object.values(modules).flatMap((module) => Object.values(module).filter(isClass))

const isStore = (value: unknown): value is object => classes.some((one) => value instanceof one)

/** Every store: of the root, the services, and all features, created here if necessary. */
const everyStore = async (root: RootStore): Promise<object[]> => {
  const { online, events } = await root.services()
  const present = [...Object.values(root).filter(isStore), online, events]
  const isMissing = (one: Class) => /Store$/.test(one.name) && ![root, ...present].some((store) => store instanceof one)
  // A class named a store that is neither on the root nor in the services is a feature store.
  const features = classes.filter(isMissing).map((one) => root.feature(one as FeatureStoreClass<never>))
  return [...present, ...features]
}

const names = (store: object): string[] => {
  const computed = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(store)))
  return [
    ...new Set([...Object.getOwnPropertyNames(store), ...computed.flatMap(([name, { get }]) => (get ? [name] : []))]),
  ]
}

interface Field {
  owner: object
  name: string
  path: string
}

/** Fields and computed values of a store, those of its own parts included. */
const fieldsOf = (owner: object, path: string, seen = new Set<object>()): Field[] => {
  if (seen.has(owner)) return []
  seen.add(owner)
  return names(owner).flatMap((name): Field[] => {
    const value: unknown = Reflect.get(owner, name)
    if (typeof value === 'function') return []
    return isStore(value) ? fieldsOf(value, `${path}.${name}`, seen) : [{ owner, name, path: `${path}.${name}` }]
  })
}

const everyField = async (root: RootStore): Promise<Field[]> =>
  (await everyStore(root)).flatMap((store) => fieldsOf(store, store.constructor.name))

/** All fields and computed values of every store, by path. */
export const stateOf = async (root: RootStore): Promise<Record<string, unknown>> => {
  const fields = await everyField(root)
  const { showType } = root
  return {
    showType,
    ...Object.fromEntries(fields.map(({ owner, name, path }) => [path, toJS(Reflect.get(owner, name))])),
  }
}

/** Paths at which two states differ. */
export const differences = (one: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  Object.keys({ ...one, ...other }).filter((path) => !isDeepStrictEqual(one[path], other[path]))

/** Another value of the same type. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}*`
  if (Array.isArray(value)) return [...value, {}]
  return { ...(value ?? {}), marked: true }
}

/** Parts that clear themselves when the session ends, as their own tests prove. */
const clearsItself = (owner: object): boolean =>
  owner instanceof Resource || owner instanceof PagedResource || owner instanceof Mutation

/** Changes the value of each field. Must run in an action. */
export const markFields = (fields: readonly Field[]): void => {
  for (const { owner, name } of fields) {
    const value: unknown = Reflect.get(owner, name)
    if (isObservableMap(value)) value.set('marked', {})
    else if (isObservableSet(value)) value.add('marked')
    else Reflect.set(owner, name, marked(toJS(value)))
  }
}

/** The observable fields of every store, without those of parts that clear themselves. */
export const ownFields = async (root: RootStore): Promise<Field[]> =>
  (await everyField(root)).filter(
    ({ owner, name }) => isObservableProp(owner, name) && !isComputedProp(owner, name) && !clearsItself(owner),
  )

/** Every read of every store. */
export const everyRead = async (root: RootStore) => {
  const owners = new Set((await everyField(root)).map(({ owner }) => owner))
  return [...owners].filter((owner) => owner instanceof Resource || owner instanceof PagedResource)
}

/** The player, the activities with their dots, and what every read of every store has read, by path. */
export const readsOf = async (root: RootStore): Promise<Record<string, unknown>> => {
  const isRead = ({ owner, name }: Field) =>
    (owner instanceof Resource && name === 'value') || (owner instanceof PagedResource && name === 'rows')
  const reads = (await everyField(root)).filter(isRead)
  const { dots, list } = root.activities
  return {
    member: toJS(root.member.info),
    activities: { dots, list },
    ...Object.fromEntries(reads.map(({ owner, name, path }) => [path, Reflect.get(owner, name)])),
  }
}
