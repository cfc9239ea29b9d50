// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>> } {
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
  func.func @f() -> index {
  %0 = ptr.type_offset !ptr.ptr<#ptr.generic_space> : index
  %1 = ptr.type_offset memref<4x!ptr.ptr<#ptr.generic_space>> : index
  return %0 : index
}
}



// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:   func.func @f() -> index {
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.type_offset !ptr.ptr<#ptr.generic_space> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = ptr.type_offset memref<4x!ptr.ptr<#ptr.generic_space>> : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %[[V0:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:   "func.func"() <{function_type = () -> index, sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "ptr.type_offset"() <{elementType = !ptr.ptr<#ptr.generic_space>}> : () -> index
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "ptr.type_offset"() <{elementType = memref<4x!ptr.ptr<#ptr.generic_space>>}> : () -> index
// GENERIC-NEXT:     "func.return"(%[[V1]]) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} : () -> ()

// -----

module {
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 16, preferred = 64>> } {
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
  "test.data_layout_query"() : () -> memref<4x!ptr.ptr<#ptr.generic_space>>
}
}



// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 16, preferred = 64>>} {
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.data_layout_query"() : () -> memref<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %[[V0:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "test.data_layout_query"() : () -> memref<4x!ptr.ptr<#ptr.generic_space>>
// GENERIC-NEXT:   }) {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 16, preferred = 64>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
