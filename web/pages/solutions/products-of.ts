import { products, type Area, type Product } from "#content/products.ts";

export function productsOf<Of extends Area>(area: Of): Extract<Product, { area: Of }>[] {
  return products.filter(
    (product): product is Extract<Product, { area: Of }> => product.area === area,
  );
}
