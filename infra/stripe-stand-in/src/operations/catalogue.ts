import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid } from '../contract/stripe-error.ts';
import { newPrice, newProduct } from '../objects/new-catalogue.ts';
import { idOf, mergeMetadata } from '../objects/wire.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';

export const catalogue = {
  GetProducts: (unit: Unit, { ids, active, ...params }: Stripe.ProductListParams) =>
    listBook(
      unit,
      'products',
      params,
      (product) => (!ids || ids.includes(product.id)) && matchesFilter(active, product.active),
    ),

  GetProductsId: (unit: Unit, _: object, id: string) => unit.need('products', id),

  PostProducts(unit: Unit, params: Stripe.ProductCreateParams) {
    const product = newProduct(unit, params);
    if (unit.get('products', product.id))
      throw invalid(`Product already exists: ${product.id}`, 'id', 'resource_already_exists');
    unit.put('products', product);
    unit.emit('product.created', product);
    return product;
  },

  PostProductsId(unit: Unit, { metadata, ...change }: Stripe.ProductUpdateParams, id: string) {
    const product = unit.need('products', id);
    Object.assign(product, change, {
      metadata: mergeMetadata(product.metadata, metadata),
      updated: unit.now(),
    });
    unit.put('products', product);
    unit.emit('product.updated', product);
    return product;
  },

  GetPrices: (unit: Unit, params: Stripe.PriceListParams) =>
    listBook(
      unit,
      'prices',
      params,
      (price) =>
        (!params.lookup_keys || params.lookup_keys.includes(price.lookup_key ?? '')) &&
        (!params.product || params.product === idOf(price.product)) &&
        (!params.type || params.type === price.type) &&
        (!params.currency || params.currency === price.currency) &&
        matchesFilter(params.active, price.active),
    ),

  GetPricesPrice: (unit: Unit, _: object, id: string) => unit.need('prices', id),

  PostPrices(unit: Unit, params: Stripe.PriceCreateParams) {
    unit.need('products', params.product ?? '', 'product');
    if (params.unit_amount === undefined)
      throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
    takeLookupKey(unit, params.lookup_key, params.transfer_lookup_key);
    const price = newPrice(unit, params);
    unit.put('prices', price);
    unit.emit('price.created', price);
    return price;
  },

  PostPricesPrice(unit: Unit, params: Stripe.PriceUpdateParams, id: string) {
    const { metadata, transfer_lookup_key: isTransfer, ...change } = params;
    const price = unit.need('prices', id);
    if (change.lookup_key && change.lookup_key !== price.lookup_key)
      takeLookupKey(unit, change.lookup_key, isTransfer);
    Object.assign(price, change, { metadata: mergeMetadata(price.metadata, metadata) });
    unit.put('prices', price);
    unit.emit('price.updated', price);
    return price;
  },
} satisfies Operations;

const matchesFilter = (wanted: boolean | undefined, is: boolean): boolean =>
  wanted === undefined || wanted === is;

/** A lookup key names one active price: `isTransfer` takes it over, otherwise a taken key is refused. */
function takeLookupKey(unit: Unit, key: string | undefined, isTransfer = false): void {
  const holder = key && unit.all('prices', ({ lookup_key: taken }) => taken === key)[0];
  if (!holder) return;
  if (!isTransfer) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  unit.put('prices', { ...holder, lookup_key: null });
}
