// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

!p = !ptr.ptr<#ptr.generic_space>
func.func @f() {
  %0 = ptr.constant #ptr.null : !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f() {
  %0 = ptr.constant #ptr.address<5> : !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.constant #ptr.address<5> : !ptr.ptr<#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.constant"() <{value = #ptr.address<5> : !ptr.ptr<#llvm.address_space<1>>}> : () -> !ptr.ptr<#llvm.address_space<1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f() {
  %0 = ptr.constant {a} #ptr.address<5> : !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.constant {a} #ptr.address<5> : !ptr.ptr<#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.constant"() <{value = #ptr.address<5> : !ptr.ptr<#llvm.address_space<1>>}> {a} : () -> !ptr.ptr<#llvm.address_space<1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.from_ptr %p : !p -> memref<f32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.from_ptr %[[ARG0]] : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.from_ptr %p : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.from_ptr %[[ARG0]] : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.from_ptr %g : !g -> memref<f32, #llvm.address_space<1>>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.from_ptr %[[ARG0]] : <#llvm.address_space<1>> -> memref<f32, #llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]]) : (!ptr.ptr<#llvm.address_space<1>>) -> memref<f32, #llvm.address_space<1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.from_ptr %p : !p -> memref<*xf32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.from_ptr %[[ARG0]] : <#ptr.generic_space> -> memref<*xf32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> memref<*xf32, #ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %0 = ptr.from_ptr %p metadata %md : !p -> memref<?xf32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.get_metadata %[[ARG1]] : memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.from_ptr %[[ARG0]] metadata %[[V0]] : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: memref<?xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.get_metadata"(%[[ARG1]]) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]], %[[V0]]) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> memref<?xf32, #ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %0 = ptr.from_ptr %p metadata %md {a} : !p -> memref<?xf32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.get_metadata %[[ARG1]] : memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.from_ptr %[[ARG0]] metadata %[[V0]] {a} : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: memref<?xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.get_metadata"(%[[ARG1]]) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "ptr.from_ptr"(%[[ARG0]], %[[V0]]) {a} : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> memref<?xf32, #ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%um: memref<*xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %um : memref<*xf32, #ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<*xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.get_metadata %[[ARG0]] : memref<*xf32, #ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<*xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<*xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.get_metadata"(%[[ARG0]]) : (memref<*xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<*xf32, #ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m1: memref<4xf32>) {
  %md = ptr.get_metadata %m1 : memref<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.get_metadata %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.get_metadata"(%[[ARG0]]) : (memref<4xf32>) -> !ptr.ptr_metadata<memref<4xf32>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%m: memref<?xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.to_ptr %[[ARG0]] : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.to_ptr"(%[[ARG0]]) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<?xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.to_ptr %[[ARG0]] : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.to_ptr"(%[[ARG0]]) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%lm: memref<4xf32, #llvm.address_space<1>>) {
  %0 = ptr.to_ptr %lm : memref<4xf32, #llvm.address_space<1>> -> !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32, #llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.to_ptr %[[ARG0]] : memref<4xf32, #llvm.address_space<1>> -> <#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32, #llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<4xf32, #llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.to_ptr"(%[[ARG0]]) : (memref<4xf32, #llvm.address_space<1>>) -> !ptr.ptr<#llvm.address_space<1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%um: memref<*xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %um : memref<*xf32, #ptr.generic_space> -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<*xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.to_ptr %[[ARG0]] : memref<*xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<*xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<*xf32, #ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.to_ptr"(%[[ARG0]]) : (memref<*xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load volatile %p : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load volatile %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic seq_cst alignment = 4 : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic seq_cst alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 6 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic not_atomic : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic "monotonic" alignment = 4 : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 2 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic unordered alignment = 4 : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 1 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> i24
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i24
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> i24
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> i1
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> f80
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f80
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> i128
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> i128
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !p -> memref<f32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> memref<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g : !g -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g : !g -> !llvm.ptr
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> !llvm.ptr
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g : !g -> !llvm.struct<(i32)>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> !llvm.struct<(i32)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> !llvm.struct<(i32)>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g : !g -> !llvm.array<4 x i8>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> !llvm.array<4 x i8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> !llvm.array<4 x i8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> i8
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i8
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> i256
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i256
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i256
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> f128
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> f128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f128
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> bf16
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> bf16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> !llvm.ptr
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 3 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> !llvm.ptr
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g nontemporal : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] nontemporal : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g invariant nontemporal alignment = 4 invariant_group : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] nontemporal invariant invariant_group alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [4], invariant, invariantGroup, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g alignment = 0x10 : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 16 : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [16], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g {a} : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] {a} : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> {a} : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = ptr.load %g {ordering = 2 : i32} : !g -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] {ordering = 2 : i32} : !ptr.ptr<#llvm.address_space<1>> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> {ordering = 2 : i32} : (!ptr.ptr<#llvm.address_space<1>>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{alignment = [8]}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 8 : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{alignment = [8 : i32]}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] alignment = 8 : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{alignment = []}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{volatile_ = true}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load volatile %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{volatile_ = false}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{volatile_}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load volatile %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) <{foo = "a"}> : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
  %0 = "ptr.load"(%g) {ordering = 2 : i32} : (!g) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load %[[ARG0]] {ordering = 2 : i32} : !ptr.ptr<#llvm.address_space<1>> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.load"(%[[ARG0]]) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> {ordering = 2 : i32} : (!ptr.ptr<#llvm.address_space<1>>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
  ptr.store %f, %p : f32, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     ptr.store %[[ARG1]], %[[ARG0]] : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %f: f32) {
  ptr.store %f, %g : f32, !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     ptr.store %[[ARG1]], %[[ARG0]] : f32, !ptr.ptr<#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#llvm.address_space<1>>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
  ptr.store volatile %f, %p atomic seq_cst alignment = 4 : f32, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     ptr.store volatile %[[ARG1]], %[[ARG0]] atomic seq_cst alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [4], invariantGroup = false, nontemporal = false, ordering = 6 : i32, volatile_}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
  ptr.store %f, %p atomic syncscope("x") unordered alignment = 4 nontemporal invariant_group : f32, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     ptr.store %[[ARG1]], %[[ARG0]] atomic syncscope("x") unordered nontemporal invariant_group alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [4], invariantGroup, nontemporal, ordering = 1 : i32, syncscope = "x", volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %s: i8) {
  ptr.store %s, %g atomic release alignment = 4 : i8, !g
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: i8) {
// CHECK-NEXT:     ptr.store %[[ARG1]], %[[ARG0]] atomic release alignment = 4 : i8, !ptr.ptr<#llvm.address_space<1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<1>>, i8) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#llvm.address_space<1>>, %[[ARG1:[^ ]+]]: i8):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [4], invariantGroup = false, nontemporal = false, ordering = 4 : i32, volatile_ = false}> : (i8, !ptr.ptr<#llvm.address_space<1>>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
  "ptr.store"(%f, %p) : (f32, !p) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     ptr.store %[[ARG1]], %[[ARG0]] : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "ptr.store"(%[[ARG1]], %[[ARG0]]) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.gather %vp, %mask, %v : vector<4x!p> -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.gather %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.gather"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = []}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.gather %vp, %mask, %v alignment = 8 : vector<4x!p> -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.gather %[[ARG0]], %[[ARG1]], %[[ARG2]] alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.gather"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = [8]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %tmask: tensor<4xi1>, %tf: tensor<4xf32>) {
  %0 = ptr.gather %tp, %tmask, %tf : tensor<4x!p> -> tensor<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.gather %[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.gather"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = []}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.masked_load %p, %mask, %v : !p -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.masked_load %[[ARG0]], %[[ARG1]], %[[ARG2]] : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.masked_load"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.masked_load %p, %mask, %v alignment = 4 : !p -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.masked_load %[[ARG0]], %[[ARG1]], %[[ARG2]] alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.masked_load"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = [4]}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %tmask: tensor<4xi1>, %tf: tensor<4xf32>) {
  %0 = ptr.masked_load %p, %tmask, %tf : !p -> tensor<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.masked_load %[[ARG0]], %[[ARG1]], %[[ARG2]] : !ptr.ptr<#ptr.generic_space> -> tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, tensor<4xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.masked_load"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
  ptr.masked_store %v, %p, %mask : vector<4xf32>, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     ptr.masked_store %[[ARG2]], %[[ARG0]], %[[ARG1]] : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "ptr.masked_store"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = []}> : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
  ptr.masked_store %v, %p, %mask alignment = 4 : vector<4xf32>, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     ptr.masked_store %[[ARG2]], %[[ARG0]], %[[ARG1]] alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "ptr.masked_store"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = [4]}> : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %tmask: tensor<4xi1>, %tf: tensor<4xf32>) {
  ptr.masked_store %tf, %p, %tmask : tensor<4xf32>, !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>) {
// CHECK-NEXT:     ptr.masked_store %[[ARG2]], %[[ARG0]], %[[ARG1]] : tensor<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, tensor<4xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>):
// GENERIC-NEXT:     "ptr.masked_store"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = []}> : (tensor<4xf32>, !ptr.ptr<#ptr.generic_space>, tensor<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  ptr.scatter %v, %vp, %mask : vector<4xf32>, vector<4x!p>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     ptr.scatter %[[ARG2]], %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "ptr.scatter"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = []}> : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  ptr.scatter %v, %vp, %mask alignment = 8 : vector<4xf32>, vector<4x!p>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     ptr.scatter %[[ARG2]], %[[ARG0]], %[[ARG1]] alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "ptr.scatter"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = [8]}> : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %tmask: tensor<4xi1>, %tf: tensor<4xf32>) {
  ptr.scatter %tf, %tp, %tmask : tensor<4xf32>, tensor<4x!p>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>) {
// CHECK-NEXT:     ptr.scatter %[[ARG2]], %[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xf32>):
// GENERIC-NEXT:     "ptr.scatter"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{alignment = []}> : (tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = ptr.ptr_add %p, %i : !p, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = ptr.ptr_add none %p, %i : !p, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = ptr.ptr_add nusw %p, %i : !p, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add nusw %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = ptr.ptr_add inbounds %p, %i : !p, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add inbounds %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = ptr.ptr_add "nuw" %p, %i : !p, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add nuw %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 2 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %vi: vector<4xi64>) {
  %0 = ptr.ptr_add %p, %vi : !p, vector<4xi64>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, vector<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi64>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4xi64>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi64>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %ti: tensor<4xi32>) {
  %0 = ptr.ptr_add %p, %ti : !p, tensor<4xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, tensor<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, tensor<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: tensor<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %ti: tensor<4xi32>) {
  %0 = ptr.ptr_add %tp, %ti : tensor<4x!p>, tensor<4xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: tensor<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%i: index, %vp22: vector<2x2x!p>) {
  %0 = ptr.ptr_add %vp22, %i : vector<2x2x!p>, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<2x2x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG1]], %[[ARG0]] : vector<2x2x!ptr.ptr<#ptr.generic_space>>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, vector<2x2x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<2x2x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG1]], %[[ARG0]]) <{flags = 0 : i32}> : (vector<2x2x!ptr.ptr<#ptr.generic_space>>, index) -> vector<2x2x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%i: index, %vpd: vector<[4]x!p>) {
  %0 = ptr.ptr_add %vpd, %i : vector<[4]x!p>, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<[4]x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG1]], %[[ARG0]] : vector<[4]x!ptr.ptr<#ptr.generic_space>>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, vector<[4]x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<[4]x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG1]], %[[ARG0]]) <{flags = 0 : i32}> : (vector<[4]x!ptr.ptr<#ptr.generic_space>>, index) -> vector<[4]x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vi: vector<4xi64>, %vpd: vector<[4]x!p>) {
  %0 = ptr.ptr_add %vpd, %vi : vector<[4]x!p>, vector<4xi64>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xi64>, %[[ARG1:[^ ]+]]: vector<[4]x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG1]], %[[ARG0]] : vector<[4]x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi64>, vector<[4]x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi64>, %[[ARG1:[^ ]+]]: vector<[4]x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG1]], %[[ARG0]]) <{flags = 0 : i32}> : (vector<[4]x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>) -> vector<[4]x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = "ptr.ptr_add"(%p, %i) : (!p, index) -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = "ptr.ptr_add"(%p, %i) <{flags = 3 : i32}> : (!p, index) -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add inbounds %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
  %0 = "ptr.ptr_add"(%p, %i) <{flags = 3 : i64}> : (!p, index) -> !p
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_add inbounds %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_add"(%[[ARG0]], %[[ARG1]]) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff %p, %p : !p -> index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff nuw %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff nsw|nuw %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw|nsw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff nsw | nuw %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw|nsw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff none %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = ptr.ptr_diff none|nuw %p, %p : !p -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>) {
  %0 = ptr.ptr_diff %vp, %vp : vector<4x!p> -> vector<4xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>) {
  %0 = ptr.ptr_diff %tp, %tp : tensor<4x!p> -> tensor<4xindex>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<4xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tpd: tensor<?x!p>) {
  %0 = ptr.ptr_diff %tpd, %tpd : tensor<?x!p> -> tensor<4xindex>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff %[[ARG0]], %[[ARG0]] : tensor<?x!ptr.ptr<#ptr.generic_space>> -> tensor<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x!ptr.ptr<#ptr.generic_space>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?x!ptr.ptr<#ptr.generic_space>>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 0 : i8}> : (tensor<?x!ptr.ptr<#ptr.generic_space>>, tensor<?x!ptr.ptr<#ptr.generic_space>>) -> tensor<4xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = "ptr.ptr_diff"(%p, %p) <{flags = 3 : i8}> : (!p, !p) -> index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw|nsw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
  %0 = "ptr.ptr_diff"(%p, %p) <{flags = 3 : i32}> : (!p, !p) -> index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.ptr_diff nuw|nsw %[[ARG0]], %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.ptr_diff"(%[[ARG0]], %[[ARG0]]) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() {
  %0 = ptr.type_offset f32 : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset f32 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.type_offset"() <{elementType = f32}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() {
  %0 = ptr.type_offset memref<4xf32> : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset memref<4xf32> : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.type_offset"() <{elementType = memref<4xf32>}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() {
  %0 = ptr.type_offset vector<4xf32> : i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset vector<4xf32> : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.type_offset"() <{elementType = vector<4xf32>}> : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f() {
  %0 = ptr.type_offset !p : i64
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset !ptr.ptr<#ptr.generic_space> : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.type_offset"() <{elementType = !ptr.ptr<#ptr.generic_space>}> : () -> i64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() {
  %0 = ptr.type_offset f32 {a} : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.type_offset f32 {a} : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "ptr.type_offset"() <{elementType = f32}> {a} : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
