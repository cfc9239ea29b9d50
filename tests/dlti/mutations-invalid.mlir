// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'attributes' is unknown (tried 'builtin.attributes' as well)}}
 attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{custom op 'dlti.dl_spec' is unknown}}
module  {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute name}}
module attributes { = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec  #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = <#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unknown attribute `dl_entryi32` in dialect `dlti`}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entryi32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ','}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32 dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, <[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ']'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, ]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64] : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ':'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]>  vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : <2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>> index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>,  = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index  64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index =  : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64  i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : >} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64> { }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>}  }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { 
// -----

// expected-error @+1 {{custom op 'attributes' is unknown (tried 'builtin.attributes' as well)}}
attributes module {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+2 {{Dialect `attributesdlti' not found for custom op 'attributesdlti.dl_spec' }}
// expected-note @+1 {{Available dialects:}}
module { attributesdlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes dlti.dl_spec { = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute name}}
module attributes {= dlti.dl_spec #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec #dlti.dl_spec =<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = < #dlti.dl_spec#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec#dlti.dl_entry <<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<< #dlti.dl_entryi32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unknown attribute `dl_entryi32` in dialect `dlti`}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entryi32 <, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<, i32 dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32dense ,<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, < dense[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense[ <32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32 [, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[, 32 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[3264 ,]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, ] 64> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64> ] : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]: > vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ':'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> vector :<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : < vector2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector2 <xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<xi64 2>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2> xi64>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>, > index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>index , = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, = index 64 : i64>} { }
// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index 64 = : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = : 64 i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 i64 :>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : > i64} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64} > { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>{ } }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} } {
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute name}}
module attributes { {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec< <#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '<'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry #dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry< <i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ','}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32 i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, , dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense< <[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[ [32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ']'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32 32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected element literal of primitive type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, , 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ']'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64] ]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ':'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> > : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '<' in vector type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector< <2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2 2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>' in vector type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64 xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64> >>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>> >, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, , index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64 i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64> >} { }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} } { }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { { }
