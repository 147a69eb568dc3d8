import { type Area, type Product, products } from "#content/products.ts";

/** The address of a product. It has no page yet: the not-found page shows the product. */
export const productPath = (id: Product["id"]) => `/products/${id}`;

export function productAt(path: string): Product | undefined {
  return products.find(({ id }) => productPath(id) === path);
}

export function productsOf<Of extends Area>(area: Of): Extract<Product, { area: Of }>[] {
  return products.filter(
    (product): product is Extract<Product, { area: Of }> => product.area === area,
  );
}
