// RUN: mlir-opt %s --split-input-file --llvm-use-default-visibility | FileCheck %s

llvm.mlir.global private @private(1 : i32) : i32
llvm.mlir.global internal @internal(1 : i32) : i32
llvm.mlir.global external @external(1 : i32) : i32
llvm.mlir.global external @declaration() : i32
llvm.mlir.global linkonce @linkonce(1 : i32) : i32
llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) : i32
llvm.mlir.global weak @weak(1 : i32) : i32
llvm.mlir.global weak_odr @weak_odr(1 : i32) : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global extern_weak @extern_weak() : i32
llvm.mlir.global available_externally @available_externally(1 : i32) : i32
llvm.mlir.global external hidden @hidden(1 : i32) : i32
llvm.mlir.global external protected @protected(1 : i32) : i32
llvm.mlir.global external @initialized() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private @private(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global internal @internal(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @external(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @declaration() {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global linkonce @linkonce(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global weak @weak(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global weak_odr @weak_odr(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global extern_weak @extern_weak() {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global available_externally @available_externally(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external hidden @hidden(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external protected @protected(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @initialized() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func private @private() {
  llvm.return
}
llvm.func internal @internal() {
  llvm.return
}
llvm.func external @external() {
  llvm.return
}
llvm.func linkonce @linkonce() {
  llvm.return
}
llvm.func linkonce_odr @linkonce_odr() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}
llvm.func weak_odr @weak_odr() {
  llvm.return
}
llvm.func available_externally @available_externally() {
  llvm.return
}
llvm.func hidden @hidden() {
  llvm.return
}
llvm.func protected @protected() {
  llvm.return
}
llvm.func @declaration()
llvm.func extern_weak @extern_weak()
llvm.func @with_attributes() attributes {dso_local} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @private() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @internal() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @external() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @linkonce() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce_odr @linkonce_odr() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func weak @weak() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func weak_odr @weak_odr() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func available_externally @available_externally() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func hidden @hidden() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func protected @protected() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @declaration()
// CHECK-NEXT:   llvm.func extern_weak @extern_weak()
// CHECK-NEXT:   llvm.func @with_attributes() attributes {dso_local} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @external : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal @internal : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external hidden @hidden : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.alias external @external : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias internal @internal : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external hidden @hidden : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc external @external : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal @internal : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc external protected @protected : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @external : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.mlir.ifunc internal @internal : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.mlir.ifunc external protected @protected : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.func @resolver() -> !llvm.ptr {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  llvm.func @nested() {
    llvm.return
  }
  llvm.mlir.global external @g(1 : i32) : i32
}
func.func @other() {
  return
}

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @nested() {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
