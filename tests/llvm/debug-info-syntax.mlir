// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

"x.op"() {a = #llvm<dso_local_equivalent @a>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm<dso_local_equivalent @a>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.di_subprogram<subprogramFlags = "Definition | Optimized">} : () -> ()

// CHECK: #di_subprogram = #llvm.di_subprogram<subprogramFlags = "Definition|Optimized">
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #di_subprogram} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.di_composite_type<flags = "Public|Vector", baseType = #llvm.di_null_type>} : () -> ()

// CHECK: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<baseType = #di_null_type, flags = "Public|Vector">
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #di_composite_type} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.di_null_type<>} : () -> ()

// CHECK: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.op"() {a = #di_null_type} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.fastmath<"nnan,ninf">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.fastmath<nnan, ninf>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.fastmath<fast>, b = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.fastmath<fast>, b = #llvm.fastmath<fast>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.overflow<nsw, nuw>, b = #llvm.overflow<none>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #llvm.overflow<nsw, nuw>, b = #llvm.overflow<none>} : () -> ()
// CHECK-NEXT: }
