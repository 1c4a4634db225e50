// Written by `npm run tables` from the migrations; change those instead.
import type { ColumnType, Generated } from "kysely";

/** Read as a value, written as JSON text. */
export type JsonColumn = ColumnType<unknown, string, string>;
type JsonColumnWithDefault = ColumnType<unknown, string | undefined, string>;

export interface Tables {
  audit_log: {
    id: Generated<number>;
    actor_id: number | null;
    user_id: number | null;
    action: string;
    happened_at: Date;
    object_id: number | null;
    reason: string | null;
    request_id: Generated<string | null>;
  };
  backup_runs: {
    due_at: Date;
    started_at: Date;
    alive_at: Date;
    finished_at: Date | null;
    attempts: Generated<number>;
    bytes: number | null;
    failure: string | null;
  };
  calendar_days: {
    id: Generated<number>;
    user_id: number;
    date: string;
    note: string | null;
    modified: Generated<Date>;
    locked: Generated<boolean>;
    locked_slots: Generated<number[]>;
    sealed_note: string | null;
  };
  calendar_items: {
    id: Generated<number>;
    user_id: number;
    calendar_day_id: number;
    meal_slot_id: number | null;
    meal_moment: string;
    content_type: string;
    object_id: number;
    status: Generated<string>;
    modified: Generated<Date>;
    locked: Generated<boolean>;
    leftover_of: number | null;
  };
  check_in_answers: {
    id: Generated<number>;
    check_in_id: number;
    user_id: number;
    coach_id: number | null;
    sealed_answers: string;
  };
  check_in_forms: {
    id: Generated<number>;
    organisation_id: number | null;
    coach_id: number | null;
    questions: JsonColumn;
    version: Generated<number>;
  };
  check_in_rest_answers: {
    id: Generated<number>;
    check_in_id: number;
    user_id: number;
    coach_id: number | null;
    sealed_answers: string;
  };
  check_in_schedules: {
    user_id: number;
    coach_id: number;
    weekday: string;
    next_on: string;
  };
  check_in_settings: {
    user_id: number;
    mails: boolean;
  };
  check_ins: {
    id: Generated<number>;
    user_id: number;
    coach_id: number | null;
    due_on: string;
    asked_at: Date;
    questions: JsonColumn;
    sent_at: Date | null;
    mailed: Generated<number>;
    settled_at: Date | null;
    first_asked_at: Date | null;
  };
  checkout_sessions: {
    id: string;
    user_id: number | null;
    organisation_id: number | null;
    email: string;
    made_account: Generated<boolean>;
    created_at: Date;
    completed_at: Date | null;
    used_at: Date | null;
  };
  client_notes: {
    id: Generated<number>;
    user_id: number;
    organisation_id: number | null;
    coach_id: number | null;
    sealed_note: string;
    changed_at: Date;
    version: Generated<number>;
  };
  client_shares: {
    id: Generated<number>;
    user_id: number;
    coach_id: number;
    colleague_id: number;
    starts_on: string;
    ends_on: string | null;
    starts_at: Date;
    ends_at: Date | null;
    created_at: Date;
    answered_at: Date | null;
    parts: Generated<string[]>;
    text_version: number | null;
    language: string | null;
    ended_at: Date | null;
    acknowledged_at: Date | null;
  };
  consents: {
    id: Generated<number>;
    user_id: number;
    kind: string;
    decision: string;
    text_version: number | null;
    language: string | null;
    given_in: string;
    actor_id: number | null;
    coach_id: number | null;
    parts: Generated<string[]>;
    decided_at: Date;
  };
  content_versions: {
    version: string;
    stamp: string;
    loaded_at: Date;
  };
  conversations: {
    id: Generated<number>;
    user_id: number;
    coach_id: number | null;
    read_by_client: Generated<number>;
    read_by_coach: Generated<number>;
    waiting_since: Date | null;
    last_message_at: Date;
    client_told_at: Date | null;
    coach_told_at: Date | null;
  };
  customers: {
    id: string;
    user_id: number | null;
    email: string;
    organisation_id: number | null;
    created_at: Date;
    reading: Generated<number>;
  };
  data_keys: {
    id: string;
    proof: string;
    first_used: Date;
  };
  erasures: {
    erased_user_id: number;
    erased_at: Date;
  };
  exercise_instances: {
    id: Generated<number>;
    user_id: number;
    intake_id: number;
    exercise_id: number;
    minutes_per_session: Generated<number>;
    sessions_per_week: Generated<number>;
  };
  exercise_templates: {
    id: Generated<number>;
    key: string;
    name_en: string;
    name_nl: string;
    kcal_per_kg_per_min: number;
    content_hash: string | null;
  };
  feature_flags: {
    id: Generated<number>;
    name: string;
    kind: Generated<string>;
    everyone: boolean | null;
    users: Generated<number[]>;
    organisations: Generated<number[]>;
    percent: Generated<number>;
  };
  food_list_marks: {
    language: string;
    place: number;
    name: string;
    food_id: number;
  };
  food_search: {
    food_id: number;
    step: number;
    popularity: number;
    is_library: boolean;
    is_everyday: boolean;
    plain_en: string;
    plain_nl: string | null;
    plain_brand: string | null;
    terms: string;
  };
  food_search_steps: {
    step: number;
    popularity: number;
  };
  food_totals: {
    only_row: Generated<boolean>;
    foods: number;
    has_marks: boolean;
  };
  food_word_beginnings: {
    beginning: string;
    foods: number;
  };
  food_word_slips: {
    slip: string;
    word: string;
  };
  food_words: {
    word: string;
    foods: number;
  };
  foods: {
    id: Generated<number>;
    key: string | null;
    name_en: string;
    name_nl: string;
    brand_name: string | null;
    barcodes: Generated<string[]>;
    category: string;
    kcal: number;
    protein: number;
    carbohydrates: number;
    fat: number;
    fiber: number | null;
    density: number | null;
    contains: string[] | null;
    is_staple: Generated<boolean>;
    content_hash: string | null;
    source: string | null;
    source_id: string | null;
    source_hash: string | null;
    popularity: Generated<number>;
    plain_en: Generated<string>;
    plain_nl: Generated<string>;
    words_en: Generated<string>;
    words_nl: Generated<string>;
    is_everyday: Generated<boolean>;
  };
  grocery_list_items: {
    id: Generated<number>;
    user_id: number;
    grocery_list_id: number;
    food_id: number | null;
    name_en: string;
    name_nl: string;
    category: string;
    quantity: number | null;
    unit_en: string | null;
    unit_nl: string | null;
    checked: Generated<boolean>;
  };
  grocery_lists: {
    id: Generated<number>;
    user_id: number;
    start_date: string;
    end_date: string;
    status: Generated<string>;
    created: Generated<Date>;
    edge_leftovers: JsonColumnWithDefault;
    fewest_people: number | null;
    most_people: number | null;
  };
  health_answers: {
    id: Generated<number>;
    user_id: number;
    sealed_answers: string;
    answered_at: Date;
  };
  health_openings: {
    id: Generated<number>;
    user_id: number;
    staff_id: number;
    reason: string;
    opened_at: Date;
    open_until: Date;
  };
  held_answers: {
    email: string;
    sealed_answers: string;
    text_version: number;
    by_visitor: boolean;
    held_at: Date;
    expires_at: Date;
  };
  household_members: {
    id: Generated<number>;
    user_id: number;
    name: string;
    kcal: number | null;
    diet: Generated<string>;
    food_intolerances_gluten: Generated<boolean>;
    food_intolerances_lactose: Generated<boolean>;
    food_intolerances_nut: Generated<boolean>;
    food_intolerances_crustaceans_shellfish: Generated<boolean>;
    ingredients_to_avoid: Generated<number[]>;
    meal_types: Generated<string[]>;
    weekdays: Generated<string[]>;
  };
  idempotency_keys: {
    user_id: number;
    path: string;
    key: string;
    body_hash: Buffer;
    status: number;
    answer: JsonColumn | null;
    created_at: Date;
    sealed_answer: string | null;
    subject_ids: Generated<number[]>;
  };
  ingredients: {
    id: Generated<number>;
    content_type: string;
    object_id: number;
    user_id: number | null;
    suggested_serving_id: number;
    quantity: number;
    position: Generated<number>;
    modified: Generated<Date>;
  };
  ingredients_to_avoid: {
    id: Generated<number>;
    key: string | null;
    label: string;
    name_nl: string;
    content_hash: string | null;
    food_keys: Generated<string[]>;
  };
  limited_events: {
    kind: Generated<string>;
    subject: Generated<Buffer>;
    moments: Generated<Date[]>;
    over_at: Generated<Date>;
    key: string | null;
    happened_at: Date | null;
  };
  mail_events: {
    id: string;
    type: string;
    received_at: Date;
  };
  meal_slot_specifications: {
    id: Generated<number>;
    user_id: number;
    nutrition_day_plan_id: number;
    meal_moment: string;
    meal_type: string;
    order: number;
    size: number | null;
    kcal: number;
    protein: number;
    carbohydrates: number;
    fat: number;
    version: Generated<number>;
  };
  media: {
    id: Generated<number>;
    user_id: number;
    purpose: string;
    file_name: string;
    bytes: number;
    width: number;
    height: number;
    created_at: Date;
  };
  message_settings: {
    user_id: number;
    mails: boolean;
  };
  messages: {
    id: Generated<number>;
    user_id: number;
    conversation_id: number;
    coach_id: number | null;
    is_from_coach: boolean;
    sealed_text: string | null;
    recipe_template_id: number | null;
    day: string | null;
    meal_moment: string | null;
    written_at: Date;
  };
  night_plans: {
    user_id: number;
    week_start: string;
    outcome: string;
    finished_at: Date;
  };
  nutrition_day_plans: {
    id: Generated<number>;
    user_id: number;
    intake_id: number;
    name: string;
    energy_balance: Generated<number>;
    fiber: Generated<number>;
    created: Generated<Date>;
    modified: Generated<Date>;
    version: Generated<number>;
    safety: JsonColumn | null;
  };
  organisations: {
    id: Generated<number>;
    name: string;
    subdomain: string | null;
    owner_id: number | null;
    logo: string | null;
    logo_visible: Generated<boolean>;
    primary_colour: Generated<string>;
    support_url: string | null;
    product_stripe_id: string | null;
    recipe_system_type: Generated<string>;
    clients_are_diy: Generated<boolean>;
    auto_plan_initial_meals: Generated<boolean>;
    custom_notes_message: string | null;
    whitelisted_recipes: Generated<number[]>;
    denylist_recipes: Generated<number[]>;
    displayed_recipe_tags: Generated<string[]>;
    featured_recipe_tag: string | null;
    welcome_video: string | null;
    welcome_video_enabled: Generated<boolean>;
    feature_flag_generate_meals_button_in_planner: Generated<boolean>;
    feature_flag_create_your_own_recipes: Generated<boolean>;
    default_units: Generated<string>;
    imperial_units_allowed: Generated<boolean>;
    protein_profile: string | null;
    onboarding_fat_cap: number | null;
    max_daily_deficit_kcal: number | null;
    payment_required: Generated<boolean>;
    custom_chat_launcher: Generated<boolean>;
    pwa_enabled: Generated<boolean>;
    tracking_pixel_id: string | null;
    login_method: Generated<string>;
    waitlist_enabled: Generated<boolean>;
    created: Generated<Date>;
    version: Generated<number>;
  };
  outbox: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    body_text: string;
    link: string | null;
    code: string | null;
    created_at: Date;
    sent_at: Date | null;
    body_html: string | null;
    urgency: Generated<number>;
    expires_at: Date | null;
    attempts: Generated<number>;
    available_at: Generated<Date>;
    given_up_at: Date | null;
    failure: string | null;
    unsubscribe_url: string | null;
  };
  plan_templates: {
    id: Generated<number>;
    user_id: number | null;
    organisation_id: number | null;
    name: string;
    note: string;
    energy_percent: number;
    protein_per_kg: number;
    fat_percent: number;
    meals: JsonColumn;
    changed_at: Date;
    version: Generated<number>;
  };
  plan_versions: {
    id: Generated<number>;
    user_id: number;
    nutrition_day_plan_id: number;
    number: number;
    author_id: number | null;
    saved_at: Date;
    name: string;
    energy_balance: number;
    fiber: number;
    slots: JsonColumn;
    restored_number: number | null;
    template_id: number | null;
    template_name: string | null;
    days_before: JsonColumn | null;
  };
  planning_night_parts: {
    week_start: string;
    after_user: number;
    last_user: number;
  };
  planning_nights: {
    week_start: string;
    started_at: Date;
    finished_at: Date | null;
    due: number;
  };
  planning_runs: {
    id: Generated<number>;
    user_id: number;
    started_at: Date;
    finished_at: Date | null;
    first_date: string;
    num_days: number;
    seed: number;
    library_version: string;
    rung: string | null;
    weights_version: string | null;
    effort: string | null;
    occasion: Generated<string>;
    cost: number | null;
    input: JsonColumn | null;
    plan_digest: string | null;
    planned_items: Generated<number[]>;
    days_digest: string | null;
    undone_at: Date | null;
    template_plan_id: number | null;
    template_number: number | null;
  };
  preferred_suggested_servings: {
    id: Generated<number>;
    organisation_id: number;
    food_id: number;
    suggested_serving_id: number;
  };
  provider_events: {
    id: string;
    type: string;
    received_at: Date;
  };
  quick_add_meals: {
    id: Generated<number>;
    user_id: number;
    kcal: number;
    protein: Generated<number>;
    fat: Generated<number>;
    carbohydrates: Generated<number>;
  };
  recipe_inspirations: {
    id: Generated<number>;
    recipe_template_id: number;
    organisation_id: number | null;
    order: Generated<number>;
  };
  recipe_meals: {
    id: Generated<number>;
    user_id: number;
    recipe_template_id: number;
    portions: Generated<number>;
    portions_multiplier: Generated<number>;
    kcal: number;
    protein: number;
    carbohydrates: number;
    fat: number;
    fiber: number | null;
    directions: JsonColumn | null;
    modified: Generated<Date>;
    company: JsonColumnWithDefault;
    portion: Generated<number>;
  };
  recipe_templates: {
    id: Generated<number>;
    key: string | null;
    author_id: number | null;
    organisation_id: number | null;
    source_provider: Generated<string>;
    published: Generated<boolean>;
    name_en: string;
    name_nl: string;
    tags: Generated<string[]>;
    meal_types: Generated<string[]>;
    diets: Generated<string[]>;
    contains: string[] | null;
    is_keto: Generated<boolean>;
    main_group: Generated<string>;
    avoid_labels: Generated<string[]>;
    image: string | null;
    preparation_time_min: number | null;
    cooking_time_min: number | null;
    external_url: string | null;
    portions: Generated<number>;
    kcal: number;
    protein: number;
    carbohydrates: number;
    fat: number;
    fiber: number | null;
    directions: JsonColumnWithDefault;
    note_en: string | null;
    note_nl: string | null;
    content_hash: string | null;
    created: Generated<Date>;
    modified: Generated<Date>;
    deleted_at: Date | null;
    published_form: JsonColumn | null;
    version: Generated<number>;
  };
  replaced_items: {
    id: number;
    user_id: number;
    planning_run_id: number;
    calendar_day_id: number;
    meal_slot_id: number | null;
    meal_moment: string;
    content_type: string;
    object_id: number;
    status: string;
    modified: Date;
    replaced_at: Date;
    leftover_of: number | null;
    leftovers: Generated<number[]>;
  };
  restored_jobs: {
    id: Generated<number>;
    name: string;
    data: JsonColumn;
    start_after: Date;
  };
  retention_runs: {
    day: string;
    started_at: Date;
    finished_at: Date | null;
    deleted: JsonColumnWithDefault;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    label: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  sign_in_failures: {
    id: Generated<number>;
    request_id: number | null;
    failed_at: Date;
    email: string | null;
    ip_prefix: string | null;
    compared: Generated<boolean>;
  };
  sign_in_requests: {
    id: Generated<number>;
    email: string;
    purpose: string;
    user_id: number | null;
    organisation_id: number | null;
    new_email: string | null;
    redirect_url: string | null;
    first_name: string | null;
    last_name: string | null;
    terms_accepted_at: Date | null;
    code_hmac: Buffer | null;
    code_salt: Buffer | null;
    request_secret_hash: Buffer | null;
    link_hash: Buffer;
    created_at: Date;
    code_expires_at: Date | null;
    link_expires_at: Date;
    attempts: Generated<number>;
    code_used_at: Date | null;
    link_used_at: Date | null;
    voided_at: Date | null;
    link_opened_at: Date | null;
    referral_code: string | null;
    personal_line: string | null;
  };
  simple_grocery_list_items: {
    id: Generated<number>;
    user_id: number;
    simple_grocery_list_id: number;
    text_en: string;
    text_nl: string;
    category: string;
    is_checked: Generated<boolean>;
  };
  simple_grocery_lists: {
    id: Generated<number>;
    user_id: number;
    start_date: string;
    end_date: string;
    created: Generated<Date>;
  };
  simple_recipe_custom_tags: {
    id: Generated<number>;
    key: string | null;
    organisation_id: number | null;
    name: string;
    human_name_en: string;
    human_name_nl: string;
    category: string;
    content_hash: string | null;
  };
  simple_recipe_meals: {
    id: Generated<number>;
    user_id: number;
    simple_recipe_id: number;
    meal_servings: number;
    calories: number | null;
    protein: number | null;
    carbohydrates: number | null;
    fat: number | null;
    fiber: number | null;
    modified: Generated<Date>;
  };
  simple_recipe_sections: {
    id: Generated<number>;
    key: string | null;
    organisation_id: number | null;
    kind: string;
    layout: Generated<string>;
    position: Generated<number>;
    title_en: string;
    title_nl: string;
    custom_tag_id: number | null;
    recipe_ids: Generated<number[]>;
    content_hash: string | null;
  };
  simple_recipes: {
    id: Generated<number>;
    key: string | null;
    organisation_id: number | null;
    published: Generated<boolean>;
    name_en: string;
    name_nl: string;
    description_en: Generated<string>;
    description_nl: Generated<string>;
    image: string | null;
    servings: number;
    source: string | null;
    ingredients_en: string[];
    ingredients_nl: string[];
    ingredient_categories: Generated<string[]>;
    instructions_en: string;
    instructions_nl: string;
    custom_tag_ids: Generated<number[]>;
    meal_types: Generated<string[]>;
    dietary_preferences: Generated<string[]>;
    allergens: Generated<string[]>;
    prep_time_minutes: number | null;
    cook_time_minutes: number | null;
    total_calories: number | null;
    protein_grams: number | null;
    carbohydrates_grams: number | null;
    fat_grams: number | null;
    fiber_grams: number | null;
    picture_foods: JsonColumnWithDefault;
    content_hash: string | null;
    created: Generated<Date>;
    modified: Generated<Date>;
    deleted_at: Date | null;
    version: Generated<number>;
  };
  single_food_meals: {
    id: Generated<number>;
    user_id: number;
  };
  subscriptions: {
    id: string;
    customer_id: string;
    user_id: number | null;
    status: string;
    current_period_end: Date | null;
    cancel_at: Date | null;
    items: JsonColumn;
    created_at: Date;
  };
  suggested_servings: {
    id: Generated<number>;
    food_id: number;
    key: string;
    description_en: string;
    description_nl: string;
    measurement_en: string;
    measurement_nl: string;
    measurements_en: string;
    measurements_nl: string;
    quantity: number;
    metric_value: number;
    metric_unit: string;
    position: Generated<number>;
  };
  team_invitations: {
    id: Generated<number>;
    organisation_id: number;
    email: string;
    first_name: string;
    last_name: string;
    role: string;
    rights: Generated<string[]>;
    created_at: Date;
    expires_at: Date;
    answer: string | null;
    answered_at: Date | null;
  };
  team_members: {
    user_id: number;
    organisation_id: number;
    role: string;
    rights: Generated<string[]>;
    joined_at: Generated<Date>;
    invited: Generated<boolean>;
    was_coach: Generated<boolean>;
    trial_ends_before: Date | null;
  };
  triage_clients: {
    coach_id: number;
    user_id: number;
    state: string | null;
    snooze: string | null;
    comes_back_on: string | null;
    settled_at: Date | null;
    muted: Generated<string[]>;
    labels: Generated<string[]>;
  };
  triage_settings: {
    user_id: number;
    rules: JsonColumnWithDefault;
    saved_views: JsonColumnWithDefault;
    shortcuts: Generated<boolean>;
  };
  undeliverable_addresses: {
    email: string;
    reason: string;
    since: Date;
  };
  user_body_fat_percentages: {
    id: Generated<number>;
    user_id: number;
    value: number;
    created_at: Date;
  };
  user_dislike_recipes: {
    id: Generated<number>;
    user_id: number;
    recipe_id: number;
  };
  user_dislike_simple_recipes: {
    id: Generated<number>;
    user_id: number;
    simple_recipe_id: number;
  };
  user_distances: {
    id: Generated<number>;
    user_id: number;
    value: number;
    body_area: Generated<string>;
    created_at: Date;
  };
  user_favourite_recipes: {
    id: Generated<number>;
    user_id: number;
    recipe_id: number;
  };
  user_favourite_simple_recipes: {
    id: Generated<number>;
    user_id: number;
    simple_recipe_id: number;
  };
  user_ingredients_to_avoid: {
    user_id: number;
    ingredient_to_avoid_id: number;
  };
  user_profiles: {
    id: Generated<number>;
    user_id: number;
    gender: string;
    weight: number;
    body_fat_percentage: Generated<number>;
    body_fat_measured: Generated<boolean>;
    energy_method: Generated<string>;
    activity: Generated<string>;
    diet: Generated<string>;
    sustainability: Generated<string>;
    food_intolerances_gluten: Generated<boolean>;
    food_intolerances_lactose: Generated<boolean>;
    food_intolerances_nut: Generated<boolean>;
    food_intolerances_crustaceans_shellfish: Generated<boolean>;
    main_goal: string | null;
    age: number | null;
    height_in_cm: number | null;
    goal_weight_in_kg: number | null;
    goal_weekly_change_in_kg: number | null;
    diet_type: string | null;
    is_keto_user: Generated<boolean>;
    is_on_menopause_diet: Generated<boolean>;
    last_menstrual_period_start_date: string | null;
    menstrual_cycle_length: number | null;
    uses_imperial_measurements_for_recipes: Generated<boolean>;
    uses_imperial_measurements_for_height: Generated<boolean>;
    personal_weight_unit: Generated<string>;
    onboarding_motivation: string | null;
    onboarding_cooking_styles: Generated<string[]>;
    simple_diet: string | null;
    simple_allergens: Generated<string[]>;
    preferred_meal_times: Generated<string[]>;
    created: Generated<Date>;
    modified: Generated<Date>;
    leftovers: Generated<string>;
    cooks_twice_a_week: Generated<boolean>;
    same_breakfast_on_weekdays: Generated<boolean>;
    grocery_wish: Generated<string>;
    version: Generated<number>;
    sealed_cycle: string | null;
    protein_profile: string | null;
  };
  user_sleeps: {
    id: Generated<number>;
    user_id: number;
    value: number;
    created_at: Date;
  };
  user_stresses: {
    id: Generated<number>;
    user_id: number;
    value: number;
    created_at: Date;
  };
  user_weights: {
    id: Generated<number>;
    user_id: number;
    value: number;
    created_at: Date;
  };
  users: {
    id: Generated<number>;
    email: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    is_coach: Generated<boolean>;
    is_staff: Generated<boolean>;
    account_enabled: Generated<boolean>;
    payment_status_override: string | null;
    coach_id: number | null;
    organisation_id: number | null;
    feature_flag_disable_product_logging: Generated<boolean>;
    feature_flag_generate_meals_button_in_planner: Generated<boolean>;
    uses_imperial_measurements: Generated<boolean>;
    locale: string | null;
    time_zone: Generated<string>;
    email_confirmed_at: Date | null;
    terms_accepted_at: Date | null;
    trial_ends_at: Date | null;
    date_joined: Generated<Date>;
    last_active_at: Date | null;
    expires_at: Date | null;
    version: Generated<number>;
    inactivity_notice_at: Date | null;
    referral_code: string | null;
    referred_by_id: number | null;
    referral_earned_at: Date | null;
    referral_credited_at: Date | null;
    start_template_id: number | null;
    declined_health_answers: Generated<boolean>;
  };
  waitlist_entries: {
    id: Generated<number>;
    organisation_id: number;
    email: string;
    first_name: string | null;
    language: string;
    created_at: Date;
  };
  weekly_nutrition_plans: {
    id: Generated<number>;
    user_id: number;
    intake_id: number;
    monday: number;
    tuesday: number;
    wednesday: number;
    thursday: number;
    friday: number;
    saturday: number;
    sunday: number;
    version: Generated<number>;
  };
}
