// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s
// NO-BYTECODE: distinct attributes in attributes that stand as text are told apart no longer.

llvm.func @use(!llvm.ptr)
llvm.func @callee(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.call @callee(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @same(%a: !llvm.ptr) {
  llvm.call @callee(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "callee">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "callee">
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "callee">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope4 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope5 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @use(!llvm.ptr)
// CHECK-NEXT: llvm.func @callee(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @same(%arg0: !llvm.ptr) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope2
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope3
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope4
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope5
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.load %arg0 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V1]], %arg0 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @callee(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i1) {
  %u = llvm.mlir.undef : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %s = llvm.select %c, %g, %q : i1, !llvm.ptr
  %s2 = llvm.select %c, %g, %u : i1, !llvm.ptr
  %s3 = llvm.select %c, %g, %al : i1, !llvm.ptr
  %0 = llvm.load %s : !llvm.ptr -> i32
  %1 = llvm.load %s2 : !llvm.ptr -> i32
  %2 = llvm.load %s3 : !llvm.ptr -> i32
  llvm.store %2, %al : i32, !llvm.ptr
  llvm.store %2, %q : i32, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.store %2, %l : i32, !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.call @ext(%q) : (!llvm.ptr) -> ()
  %one64 = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memcpy"(%p, %q, %one64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %al, %one64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.cond_br %c, ^bb1(%p : !llvm.ptr), ^bb1(%q : !llvm.ptr)
^bb1(%x: !llvm.ptr):
  llvm.store %2, %x : i32, !llvm.ptr
  %r = llvm.atomicrmw add %x, %2 monotonic : !llvm.ptr, i32
  %gg = llvm.mlir.addressof @gv : !llvm.ptr
  llvm.store %2, %gg : i32, !llvm.ptr
  llvm.return
}
llvm.mlir.global external @gv(0 : i32) : i32
llvm.func @ext(!llvm.ptr)
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1) {
  llvm.call @callee(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "callee">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @callee(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V1]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.select %arg2, %[[V3]], %arg1 : i1, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.select %arg2, %[[V3]], %[[V0]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.select %arg2, %[[V3]], %[[V2]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.load %[[V4]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.load %[[V6]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V9]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V9]], %arg1 : i32, !llvm.ptr
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V9]], %[[V10]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @ext(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %[[V11]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memmove"(%arg0, %[[V2]], %[[V11]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg1 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%[[V12:[0-9]+]]: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.store %[[V9]], %[[V12]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.atomicrmw add %[[V12]], %[[V9]] monotonic : !llvm.ptr, i32
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.mlir.addressof @gv : !llvm.ptr
// CHECK-NEXT: llvm.store %[[V9]], %[[V14]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @gv(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.func @ext(!llvm.ptr)
// CHECK-NEXT: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V1]] : !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.select %arg2, %[[V4]], %arg1 : i1, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.select %arg2, %[[V4]], %[[V2]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.select %arg2, %[[V4]], %[[V1]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.load %[[V6]] {alias_scopes = [#alias_scope]} : !llvm.ptr -> i32
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.load %[[V7]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V10]], %[[V1]] {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V10]], %arg1 {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.load %arg1 {noalias_scopes = [#alias_scope]} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V10]], %[[V11]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @ext(%arg1) {noalias_scopes = [#alias_scope]} : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memmove"(%arg0, %[[V1]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg1 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%[[V13:[0-9]+]]: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.store %[[V10]], %[[V13]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.atomicrmw add %[[V13]], %[[V10]] monotonic : !llvm.ptr, i32
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.addressof @gv : !llvm.ptr
// CHECK-NEXT: llvm.store %[[V10]], %[[V15]] {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#s1 = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "s1">
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom>
#s3 = #llvm.alias_scope<id = "str", domain = #dom>
#g1 = #llvm.access_group<id = distinct[3]<>>
#g2 = #llvm.access_group<id = distinct[4]<>>
llvm.func @callee(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}) {
  llvm.intr.experimental.noalias.scope.decl #s1
  llvm.intr.experimental.noalias.scope.decl #s3
  %0 = llvm.load %p {alias_scopes = [#s1], noalias_scopes = [#s2, #s3], access_groups = [#g1]} : !llvm.ptr -> i32
  llvm.store %0, %q {alias_scopes = [#s2], access_groups = [#g1]} : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.call @callee(%a, %b) {access_groups = [#g2], alias_scopes = [#s1], noalias_scopes = [#s2]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee(%a, %b) {access_groups = [#g1, #g2], noalias_scopes = [#s1]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "callee">
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "dom">
// CHECK-NEXT: #alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "callee">
// CHECK-NEXT: #alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "dom">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain, description = "s1">
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = "str", domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope4 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain2, description = "s1">
// CHECK-NEXT: #alias_scope5 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope6 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope7 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope8 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain4, description = "s1">
// CHECK-NEXT: #alias_scope9 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope10 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @callee(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope2, #alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg1 {access_groups = [#access_group], alias_scopes = [#alias_scope2]} : i32, !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope3
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope4
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope5
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope4, #alias_scope], noalias_scopes = [#alias_scope6, #alias_scope5, #alias_scope3, #alias_scope2]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg1 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope6, #alias_scope3, #alias_scope], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.load %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope3, #alias_scope2]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope7
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope8
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope9
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.load %arg0 {access_groups = [#access_group, #access_group, #access_group1], alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope10, #alias_scope9, #alias_scope7, #alias_scope]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V2]], %arg1 {access_groups = [#access_group, #access_group, #access_group1], alias_scopes = [#alias_scope10, #alias_scope7], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.load %arg0 {access_groups = [#access_group, #access_group1], noalias_scopes = [#alias_scope7, #alias_scope]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
