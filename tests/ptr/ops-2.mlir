// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%vi: vector<4xindex>, %mask: vector<4xi1>, %vg: vector<4x!g>) {
  %0 = ptr.gather %vg, %mask, %vi : vector<4x!g> -> vector<4xindex>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xindex>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4x!ptr.ptr<#llvm.address_space<1>>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.gather %[[ARG2]], %[[ARG1]], %[[ARG0]] : vector<4x!ptr.ptr<#llvm.address_space<1>>> -> vector<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xindex>, vector<4xi1>, vector<4x!ptr.ptr<#llvm.address_space<1>>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xindex>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4x!ptr.ptr<#llvm.address_space<1>>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.gather"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{alignment = []}> : (vector<4x!ptr.ptr<#llvm.address_space<1>>>, vector<4xi1>, vector<4xindex>) -> vector<4xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %0 = ptr.masked_load %g, %mask, %vi : !g -> vector<4xindex>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: vector<4xindex>, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.masked_load %[[ARG0]], %[[ARG2]], %[[ARG1]] : !ptr.ptr<#llvm.address_space<1>> -> vector<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>, vector<4xindex>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: vector<4xindex>, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.masked_load"(%[[ARG0]], %[[ARG2]], %[[ARG1]]) <{alignment = []}> : (!ptr.ptr<#llvm.address_space<1>>, vector<4xi1>, vector<4xindex>) -> vector<4xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  ptr.masked_store %vi, %g, %mask : vector<4xindex>, !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: vector<4xindex>, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     ptr.masked_store %[[ARG1]], %[[ARG0]], %[[ARG2]] : vector<4xindex>, !ptr.ptr<#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>, vector<4xindex>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: vector<4xindex>, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     "ptr.masked_store"(%[[ARG1]], %[[ARG0]], %[[ARG2]]) <{alignment = []}> : (vector<4xindex>, !ptr.ptr<#llvm.address_space<1>>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%vi: vector<4xindex>, %mask: vector<4xi1>, %vg: vector<4x!g>) {
  ptr.scatter %vi, %vg, %mask : vector<4xindex>, vector<4x!g>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xindex>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4x!ptr.ptr<#llvm.address_space<1>>>) {
// CHECK-NEXT:     ptr.scatter %[[ARG0]], %[[ARG2]], %[[ARG1]] : vector<4xindex>, vector<4x!ptr.ptr<#llvm.address_space<1>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xindex>, vector<4xi1>, vector<4x!ptr.ptr<#llvm.address_space<1>>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xindex>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4x!ptr.ptr<#llvm.address_space<1>>>):
// GENERIC-NEXT:     "ptr.scatter"(%[[ARG0]], %[[ARG2]], %[[ARG1]]) <{alignment = []}> : (vector<4xindex>, vector<4x!ptr.ptr<#llvm.address_space<1>>>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g alignment = 4096 : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 4096 : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4096], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g alignment = 4611686018427387904 : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 4611686018427387904 : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4611686018427387904], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{alignment = [4], flags = 3}> : (!g) -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load volatile %g {alignment = 4, volatile_, ordering = 3} : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load volatile %[[ARG0]] {alignment = 4 : i64, ordering = 3 : i64, volatile_} : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> {alignment = 4 : i64, ordering = 3 : i64, volatile_} : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
