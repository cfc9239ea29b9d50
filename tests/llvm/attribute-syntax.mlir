// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

"x.op"() {a = #llvm.framePointerKind<"non-leaf">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.framePointerKind<"non-leaf">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.memory_effects<argMem = none, other = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.address_space<-1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.address_space<4294967295>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.loop_vectorize<disable = 1 : i1>} : () -> ()

// CHECK: #loop_vectorize = #llvm.loop_vectorize<disable = true>
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #loop_vectorize} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.loop_vectorize<>} : () -> ()

// CHECK: #loop_vectorize = #llvm.loop_vectorize<>
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #loop_vectorize} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.alias_scope_domain<id = "a">} : () -> ()

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = "a">
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #alias_scope_domain} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.alias_scope_domain<id = 3>} : () -> ()

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = 3 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #alias_scope_domain} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>} : () -> ()

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #alias_scope} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.tbaa_root<>} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #tbaa_root} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.tbaa_root} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #tbaa_root} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.tbaa_root<id = "a">} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root<id = "a">
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #tbaa_root} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root<id = "r">
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #tbaa_type_desc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.vscale_range<minRange = 1, maxRange = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.vscale_range<minRange = 1 : i64, maxRange = 2 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.target<triple = "a", chip = "b">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.target<triple = "a", chip = "b">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.target_features<["+a", "-b"]>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.target_features<["+a", "-b"]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.target_features<[]>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.target_features<[]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.blocktag<id = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.blocktag<id = 1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.blockaddress<function = @f, tag = <id = 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.blockaddress<function = @f, tag = <id = 1>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.vec_type_hint<hint = i32, is_signed = true>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.vec_type_hint<hint = i32, is_signed = true>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.dereferenceable<bytes = 4>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.dereferenceable<bytes = 4>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.dereferenceable<bytes = -1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.cgprofile_entry<from = @a, to = @b, count = 3>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.cgprofile_entry<from = @a, to = @b, count = 3>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.constant_range<i32, 0, 12>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.constant_range<i32, 0, 12>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.constant_range<i32, 0, 99999999999>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.constant_range<i32, 0, 1215752191>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.constant_range<i32, -3, 12>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.constant_range<i32, -3, 12>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.constant_range<i8, 255, 128>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.constant_range<i8, -1, -128>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.dependent_libraries<"a", "b">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.dependent_libraries<"a", "b">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.mmra_tag<"a":"b">} : () -> ()

// CHECK: #mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #mmra_tag} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.undef} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.undef} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.undef<foo>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.undef} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.zero : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.zero} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.mlir.workgroup_attribution<4 : i64, f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.mlir.workgroup_attribution<4 : i64, f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm<linkage<external>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.linkage<external>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm<linkage<external> foo>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.linkage<external>} : () -> ()
// CHECK-NEXT: }
