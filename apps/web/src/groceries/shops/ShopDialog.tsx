import { Button, TextInput } from "@mantine/core";
import { type GroceryList, MAX_SHOP_NAME } from "@plateful/contract";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./ShopDialog.module.css";
import { setShelfOrder, useShelfOrder } from "./shelf-order.ts";
import { useAisles } from "./use-aisles.ts";
import { useChooseShop } from "./use-choose-shop.ts";

interface ShopDialogProps {
  list: GroceryList;
  /** Whether the list is for a shop by name; lists of texts have one order. */
  isNamed: boolean;
  /** The list, once it is for another shop. */
  onChosen: (list: GroceryList) => void;
  onClose: () => void;
}

/** Chooses the shop whose way the shelves follow, or shelves by name (ledger GROC-036, GROC-037). */
export function ShopDialog({ list, isNamed, onChosen, onClose }: ShopDialogProps) {
  const { general, groceries } = usePhrases();
  const words = groceries.shops;
  const order = useShelfOrder();
  const { shops = [] } = useAisles(list);
  const [typed, setTyped] = useState("");
  const choose = useChooseShop(list.id, onChosen);
  const name = typed.trim();
  const named = shops.some((shop) => shop.name === list.shop)
    ? shops
    : [...shops, { name: list.shop, aisles: [] }];
  const inOrder = () => {
    setShelfOrder("shop");
    onClose();
  };
  const go = (shop: string | null) => (isNamed ? choose.mutate(shop, { onSuccess: inOrder }) : inOrder());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name !== "" && !choose.isPending) go(name);
  };
  const byName = () => {
    setShelfOrder("name");
    onClose();
  };
  const { error } = choose;
  const isOffline = error instanceof CallError && error.status === 0;
  const refusal = error instanceof CallError ? (error.general ?? error.detail) : undefined;
  return (
    <SheetDialog isOpen onClose={onClose} title={words.title} closeLabel={general.close}>
      <p className={styles.text}>{words.intro}</p>
      <fieldset aria-label={words.title} className={styles.choices}>
        {named.map((shop) => (
          <ChoiceCard
            key={shop.name ?? ""}
            kind="radio"
            name={words.title}
            value={shop.name ?? ""}
            title={shop.name ?? words.unnamed}
            description={shop.aisles.length > 0 ? words.known : words.unknown}
            isChecked={order === "shop" && shop.name === list.shop}
            isDisabled={choose.isPending}
            onChange={() => go(shop.name)}
          />
        ))}
        <ChoiceCard
          kind="radio"
          name={words.title}
          value="-"
          title={words.byName}
          isChecked={order === "name"}
          isDisabled={choose.isPending}
          onChange={byName}
        />
      </fieldset>
      {isNamed && (
        <form noValidate className={styles.form} onSubmit={add}>
          <TextInput
            label={words.another}
            maxLength={MAX_SHOP_NAME}
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="lg" variant="light" disabled={name === ""} loading={choose.isPending}>
            {words.add}
          </Button>
        </form>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {isOffline ? general.offline : (refusal ?? general.somethingWentWrong)}
        </p>
      )}
    </SheetDialog>
  );
}
